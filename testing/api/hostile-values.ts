// Values that attackers send: texts and JSON values that have broken other servers.

export const HOSTILE_TEXTS: string[] = [
  '',
  '   ',
  'null',
  '\0',
  'a\u0000b',
  '\u{1f600}'.repeat(50),
  '\u0301'.repeat(10_000),
  '\u202egnp.exe',
  '\uffff',
  '\ufeffabc',
  'İıſßK',
  "'; DROP TABLE account; --",
  '%00',
  '%2e%2e%2f',
  '../../etc/passwd',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what an attacker sends
  '${7*7}{{7*7}}',
  "=cmd|' /C calc'!A0",
  '<script>alert(1)</script>',
  'x'.repeat(20_000),
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '__proto__',
  'constructor',
  'digitalLaunchpad-module1-1.1',
  '3.1',
]

/** Domains that accept no mail: numbers that are read as an IP address, labels that none may have. */
export const NO_DOMAINS: string[] = [
  '0x7f.1',
  '127.1',
  '127.0.0.1',
  '127.0.0.0x1',
  '1.2.3.4.5',
  '\uff11\uff12\uff17.\uff11',
  '.uk',
  '..uk',
  '-.uk',
  '-b.uk',
  'b-.uk',
  'b..uk',
  'b.uk..',
  'b.\u3002uk',
  'b_c.uk',
  'b.123',
  'b.1uk',
  `${'b'.repeat(64)}.uk`,
  `${'\u00fc'.repeat(60)}.uk`,
]

/** Looks like an address and is none, or is more than one. */
export const NO_ADDRESSES: string[] = [
  'a@b',
  'a@b.',
  '"a b"@c.uk',
  'a@[127.0.0.1]',
  'a@[IPv6:::1]',
  `${'a'.repeat(65)}@b.uk`,
  `a@${'b'.repeat(255)}.uk`,
  'a@b.uk,c@d.uk',
  'a@b.uk;c@d.uk',
  '<a@b.uk>',
  'A Name <a@b.uk>',
  'a@b.uk\r\nBcc: x@y.uk',
  'a@b.uk%00',
  'a\uff20b.uk',
  'a@b\u3002uk',
  '@'.repeat(4_000),
  '@.'.repeat(2_000),
  ...NO_DOMAINS.map((domain) => `a@${domain}`),
]

/** Odd, and up to us. */
const ODD_ADDRESSES = [
  '.a@b.uk',
  'a..b@c.uk',
  'a@xn--80ak6aa92e.com',
  'ü@ü.de',
  'a@b.uk\n',
  'postmaster@b.uk',
  'abuse@b.uk',
]

export const HOSTILE_ADDRESSES: string[] = [...NO_ADDRESSES, ...ODD_ADDRESSES]

/** Values of the wrong kind for nearly every field. */
export const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  2 ** 53,
  Number.MAX_VALUE,
  [],
  {},
  [[[[[[]]]]]],
  { $ne: null },
  { toString: 'x' },
  { length: -1 },
  Array.from({ length: 150 }, (_, index) => index),
  ['a@b.uk'],
]

/** Bodies that no JSON writer makes. */
export const HOSTILE_BODIES: string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '1e400',
  '{"a":1,}',
  '{"a":1/*no*/}',
  '\ufeff{}',
  '{"email":"a@b.uk","email":"c@d.uk"}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"email":"\\ud800","password":"\\udfff"}',
  '{"a":'.repeat(10_000),
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `{"completedLessons":[${'1,'.repeat(10_000)}1]}`,
  '{"role":"admin","emailVerified":true,"verified":1,"id":1,"created_at":"x","email":"mass@b.uk","password":"correct horse battery staple","gdprConsent":{"privacyPolicy":true,"emailMarketing":false,"timestamp":"x","ip":"x"},"emailPreferences":{"weeklyTips":false,"marketing":false}}',
]
