import Testing

@testable import Comparison

struct PageTests {
    @Test func `nothing in the code becomes markup`() {
        #expect(("a < b && \"c\"").escaped == "a &lt; b &amp;&amp; &quot;c&quot;")
        #expect("\"\u{301}<\u{338}\r\n".escaped == "&quot;\u{301}&lt;\u{338}\r\n")
        #expect(Highlighter.lines(of: "let a: Set<Int> = [] // <b>\n\n\"</script>\"").joined(separator: "|").contains("<b>") == false)
        #expect(
            Highlighter.lines(of: "let one = 1\n/* two\n lines */") == [
                #"<span class="k">let</span> one = <span class="n">1</span>"#, #"<span class="c">/* two</span>"#,
                #"<span class="c"> lines */</span>"#,
            ])
    }
}
