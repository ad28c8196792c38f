// The names by which a person tells their sessions apart. Most browsers say that they are several others too.
import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Chrome, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/142.0.0.0 Safari/537.36`],
  ['Edge, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ['Opera, Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`],
  [
    'Samsung Internet, Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${KIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
  ],
  ['Chrome, Android', `Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/142.0.0.0 Mobile Safari/537.36`],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Chrome, Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/142.0.0.0 Safari/537.36`],
  [
    'Safari, iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} Version/26.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome, iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} CriOS/142.0 Mobile/15E148 Safari/604.1`,
  ],
  ['Firefox, iPad', `Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) ${APPLE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge, iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} EdgiOS/142.0 Safari/605.1.15`],
  ['Edge, Android', `Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`],
  ['', 'curl/8.5.0'],
  ['', null],
])('a session is named %j', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name)
})
