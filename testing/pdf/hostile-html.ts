// The 62 bodies 3.1, numbered as there: what people have sent to services that make PDFs of HTML. `canary` is
// of a server that must get no request. 60, 61 and
// 62 are no single texts and have tests of their own; those after 62 are ours.
export interface HostileText {
  number: number
  name: string
  html: string
  /** Words that must not be in the PDF. */
  never?: RegExp
}

export function listHostileTexts(canary: string): HostileText[] {
  const url = `http://${canary}`
  const words = 'Plain words. '
  const bodies: [name: string, html: string, never?: RegExp][] = [
    ['script', '<script>document.write(1)</script>', /document/],
    ['image that fetches on error', `<img src=x onerror=fetch('${url}/')>`, /fetch/],
    ['cloud metadata', '<img src="http://169.254.169.254/latest/meta-data/">'],
    ['mapped address', '<img src="http://[::ffff:169.254.169.254]/">'],
    ['decimal address', '<img src="http://2852039166/">'],
    ['hexadecimal address', '<img src="http://0xA9.0xFE.0xA9.0xFE/">'],
    ['file in a frame', '<iframe src="file:///etc/passwd"></iframe>', /root:/],
    ['FILE in a frame', '<iframe src="FILE:///etc/passwd"></iframe>', /root:/],
    ['share in a frame', '<iframe src="\\\\localhost/etc/passwd"></iframe>', /root:/],
    ['port in a frame', '<iframe src="//localhost:5432/"></iframe>'],
    ['object', '<object data="file:///proc/self/environ">inside</object>', /inside|PATH=/],
    ['embed', '<embed src="file:///app/.env">'],
    ['style sheet', `<link rel=stylesheet href="${url}/a.css">`],
    ['attachment', '<link rel=attachment href="file:///etc/passwd">', /root:/],
    ['import', `<style>@import url(${url})</style>`, /import/],
    ['background', `<div style="background:url(${url})">in a box</div>`, /background/],
    ['font face', '<style>@font-face{font-family:x;src:url(file:///etc/passwd)}</style>', /font-face/],
    ['refresh', '<meta http-equiv=refresh content="0;url=file:///etc/passwd">'],
    ['base', '<base href="file:///"><img src="etc/passwd">'],
    ['form', `<form action=${url}><button autofocus onfocus="fetch('${url}')">go</button></form>`, /fetch|go/],
    ['SVG image', '<svg><image href="file:///etc/passwd"/></svg>'],
    ['SVG handler', `<svg onload="fetch('${url}')"><text>drawn</text></svg>`, /fetch|drawn/],
    ['foreign object', `<svg><foreignObject><iframe src="${url}"></iframe></foreignObject></svg>`],
    ['SVG use', `<svg><use href="${url}/#x"></use></svg>`],
    [
      'MathML mutation',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      /alert/,
    ],
    [
      'form mutation',
      '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
      /alert/,
    ],
    ['noscript', `<noscript><p title="</noscript><img src=x onerror=fetch('${url}')>">`, /fetch/],
    ['template', '<template><script>alert(1)</script>hidden</template>', /alert|hidden/],
    ['broken comment', `<! foo="><img src=x onerror=fetch('${url}')>">`, /fetch\(/],
    ['entity', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;', /root:/],
    ['style instruction', `<?xml-stylesheet href="${url}"?>`],
    [
      'media',
      `<video poster="${url}/1"><source srcset="${url}/2"><track src="${url}/3">v</video><audio src="${url}/4">a</audio>`,
    ],
    ['srcset', `<img srcset="${url} 1x">`],
    ['picture', `<picture><source srcset="${url}"><img src="${url}"></picture>`],
    ['script link', '<a href="javascript:alert(1)">a link</a>', /alert/],
    ['data link', '<a href="data:text/html,<script>alert(1)</script>">a link</a>', /alert/],
    [
      'odd schemes',
      '<a href="file:///etc/passwd">a</a><a href="smb://x/y">b</a><a href="ms-word:ofe|u|x">c</a>',
      /smb|ms-word/,
    ],
    ['frames', `<portal src="${url}">p</portal><frame src="${url}"><applet code="${url}">q</applet>`],
    ['swallowing', 'before <isindex> <listing>l</listing> <xmp>x</xmp> <plaintext><b>rest</b>'],
    ['picture inside', `<img src="data:image/png;base64,${'A'.repeat(200_000)}">`, /AAAA/],
    ['20,000 div', '<div>'.repeat(20_000)],
    ['50,000 b', '<b>'.repeat(50_000)],
    ['87,000 a', '<a>'.repeat(87_000)],
    ['adoption agency', '<b><p>'.repeat(5_000)],
    [
      '100,000 attributes',
      `<p ${Array.from({ length: 100_000 }, (_, index) => index.toString(36))
        .join(' ')
        .slice(0, 250_000)}>x</p>`,
    ],
    ['200,000 ampersands', '&amp;'.repeat(200_000)],
    ['a word of 200,000', 'x'.repeat(200_000)],
    ['50,000 marks', `a${'\u0301'.repeat(50_000)}`],
    ['200,000 br', '<br>'.repeat(200_000)],
    ['20,000 template', '<template>'.repeat(20_000)],
    ['100,000 joiners', `a${'\u200d'.repeat(100_000)}b`],
    ['turned text', 'Ring \u202e0005 008 8080\u202c or \u20660800\u2069', /[\u202a-\u202e\u2066-\u2069]/],
    ['null characters', 'a\u0000b&#0;c'],
    ['lone surrogate', 'a \ud800 b'],
    ['byte order mark', '\ufeffwords in \ufeff between'],
    ['PDF objects in text', ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
    ['end of the stream', 'endstream endobj trailer << /Root 1 0 R /AA 2 0 R >> startxref 0 %%EOF'],
    ['a head', '%PDF-1.7 and more'],
    ['brackets in a title', '<title>) /AA (</title><h1>A ( title \\ with ) ) a\nbreak /JS (</h1>'],
    ['nothing but space', ' \n\t '],
    ['Typst in text', '#read("/etc/passwd") $x$ *b* _i_ #sys.inputs @ref <label> `raw` = h'],
    ['path in a picture', '<img src="/etc/passwd" alt="file:///etc/passwd">'],
  ]
  return bodies.map(([name, html, never], index) => ({
    // 60 to 62 are listed separately; what follows is ours.
    number: index < 59 ? index + 1 : index + 4,
    name,
    html: `${words}${html}`,
    ...(never === undefined ? {} : { never }),
  }))
}
