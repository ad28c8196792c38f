// A way to get in touch is found however it is dressed up, and what parents write is let through.
import { expect, test } from 'vitest'
import { GOOD_TIPS, TIP_EVASIONS } from '../../../../../testing/api/tip-texts.ts'
import { TIP_UNITS } from '../tip-choices.contract.ts'
import { cleanTip, countGraphemes } from './clean-tip.ts'
import { findTipFaults } from './find-faults.ts'
import { findTipHints } from './find-names.ts'

test('two hundred evasions, and none of them passes', () => {
  expect(new Set(TIP_EVASIONS).size).toBeGreaterThanOrEqual(200)
  expect(TIP_EVASIONS.filter((text) => findTipFaults(text).length === 0)).toEqual([])
})

test('what parents write about their evenings passes', () => {
  expect(GOOD_TIPS.flatMap((text) => (findTipFaults(text).length > 0 ? [[text, findTipFaults(text)]] : []))).toEqual([])
})

test.each([
  [`ring 0${'\ue000'.repeat(5)}7${'\ue000'.repeat(5)}700900123`, ['digits']],
  [['w', 'h', 'a', 't', 's', 'a', 'p', 'p'].join('\ue000\ue000\ue000'), ['app']],
  ['w\u0001\u0001\u0001hatsapp me', ['app']],
])('what is left when hidden signs are taken out is looked at too: %j', (text, faults) => {
  expect(findTipFaults(text)).toEqual(faults)
})

test.each([
  ['See spam dot com', ['link']],
  ['@anna', ['address']],
  ['0 7 7 0 0', ['digits']],
  ['I am on k1k', ['app']],
  ['https://a.example, a@b, 12345, kik', ['link', 'address', 'digits', 'app']],
])('each fault has its name: %s', (text, faults) => {
  expect(findTipFaults(text)).toEqual(faults)
})

test('at most a thousand characters are checked, so that a long text takes no longer', () => {
  expect(findTipFaults(`${'x'.repeat(TIP_UNITS)} @`)).toEqual([])
  expect(findTipFaults(`${'\ufdfa'.repeat(50_000)}@`)).toEqual([])
})

test.each([
  ['His teacher Mrs Smith helped', ['surname']],
  ['It was Dr. Jones who said so', ['surname']],
  ['I told Anna Kowalska about it', ['surname']],
  ['At Hill Road Primary they do it too', ['school']],
  ['We asked at St Mary', ['school']],
  ['They do it at Oakfield Academy', ['school']],
  ['We turned on Screen Time and Family Link', []],
  ['After School we rest', []],
  ['In High School it was harder', []],
  ['My daughter Anna put it away herself', []],
  ['Then Dad said it too', []],
])('what may be a surname or a school is pointed out: %s', (text, hints) => {
  expect(findTipHints(text)).toEqual(hints)
})

test.each([
  ['ig: anna_mum', ['app']],
  ['sc annamum', ['app']],
  ['We are on yubo', ['app']],
  ['Signal is annamum', ['app']],
  ['threads: annamum', ['app']],
  ['See evil dot shop', ['link']],
  ['See evil . shop', ['link']],
  ['0770 and then 0900 and then 123', ['digits']],
  ['ᗯᕼᗩTS that', ['letters']],
  ['ᚹᚺᚨᛏᛊ', ['letters']],
  ['ᏔᎻᎪᏆ', ['letters']],
  ['ⲁⲃⲅ', ['letters']],
  ['The wifi signal is bad upstairs, so we talk. Buy less, shop less.', []],
  ['میں نے کہا: فون نیچے رکھو', []],
  ['Odłożyliśmy telefony. Gŵyl fach!', []],
])('ways to get in touch that others have tried: %s', (text, faults) => {
  expect(findTipFaults(text)).toEqual(faults)
})

test('signs that hide a message in a tip are dropped', () => {
  expect(cleanTip(`a${'\ufe01\u{e0101}'.repeat(40)}b\ufe0f c\u2800\u2800d ❤️`)).toBe('ab c d ❤️')
})

test('a tip is one line without hidden signs, and keeps what people can read', () => {
  expect(cleanTip('  one\r\n\ttwo\u2028three ')).toBe('one two three')
  expect(cleanTip('\u202eevil\u2066 \u200f\u0007\ufeffx\u00ad')).toBe('evil x')
  expect(cleanTip(`a${'\u0301'.repeat(500)}`)).toHaveLength(5)
  expect(cleanTip('👨‍👩‍👧‍👦 می‌خواهم ❤️')).toBe('👨‍👩‍👧‍👦 می‌خواهم ❤️')
  expect(countGraphemes('👨‍👩‍👧‍👦e\u0301')).toBe(2)
})
