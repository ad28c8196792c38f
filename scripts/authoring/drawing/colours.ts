// Every colour of a scene, by day and in the dark. Rooms have colours of their own, so that a parent sees where they are.

type Pair = readonly [light: string, dark: string]

export const COLOURS = {
  line: ['#14213b', '#0a0f26'],
  white: ['#fff', '#ece7f6'],
  glow: ['#fff1c4', '#f6dc94'],
  lamp: ['#ffe6a3', '#ffe3a0'],
  shade: ['#14213b1c', '#0003'],
  device: ['#1a2448', '#2a3566'],
  screen: ['#bfe3ff', '#a9d5ff'],
  sky: ['#2b3a78', '#0d1433'],
  moon: ['#fff1c4', '#fff1c4'],
  rail: ['#ffc629', '#ffc629'],
  cat: ['#ef7f3c', '#ef7f3c'],
  stripe: ['#b9501a', '#b9501a'],
  leaf: ['#2f9e6a', '#3fae7c'],
  pot: ['#e58a5b', '#c9734a'],
  coral: ['#ff7c66', '#f0705c'],
  teal: ['#19a99d', '#1b9c92'],
  violet: ['#7f63f1', '#8a70f5'],
  blue: ['#4b8df8', '#4a82e0'],
  pink: ['#ff9fc2', '#ea87ae'],
  brick: ['#d8562a', '#c9512a'],
  denim: ['#41579b', '#4a62ae'],
  shoe: ['#26315c', '#2b3766'],
  black: ['#2a2340', '#473d69'],
  brown: ['#7a4526', '#8a5130'],
  grey: ['#c9c5d6', '#bdb8cf'],
  ginger: ['#c8652b', '#c8652b'],
  skin1: ['#f6cfb2', '#e3b797'],
  skin2: ['#dba67a', '#c9946a'],
  skin3: ['#a76b45', '#a56a46'],
  skin4: ['#75472f', '#7d4e36'],
  night: ['#1b2657', '#121a44'],
  roof: ['#3a4687', '#323e7c'],
  house: ['#a54a36', '#93402f'],
} as const satisfies Record<string, Pair>

/** What each room has in a colour of its own: `own` is strong, `mid` lies between it and the paper on the wall. */
const ROOM_COLOURS = ['own', 'mid', 'wall', 'paper', 'floor', 'skirting'] as const
type RoomColour = (typeof ROOM_COLOURS)[number]

export const ROOMS = {
  games: {
    own: ['#5b3cc4', '#9b85f5'],
    mid: ['#b39cff', '#9c85ee'],
    wall: ['#ebe5ff', '#332a6e'],
    paper: ['#ded4ff', '#3c3280'],
    floor: ['#cdbdff', '#241d52'],
    skirting: ['#fff', '#4a3f92'],
  },
  screens: {
    own: ['#0b6f78', '#2ea4ad'],
    mid: ['#86d3cf', '#66b9b6'],
    wall: ['#dcf3f1', '#123f49'],
    paper: ['#c8ebe7', '#184b56'],
    floor: ['#a9ddd8', '#0c2d36'],
    skirting: ['#fff', '#21606c'],
  },
  safety: {
    own: ['#1b4fd8', '#5d8bf5'],
    mid: ['#9dbcff', '#86a6ee'],
    wall: ['#e2ebff', '#1c2f6b'],
    paper: ['#d0deff', '#23397c'],
    floor: ['#b6ccff', '#14224f'],
    skirting: ['#fff', '#33499a'],
  },
  wellbeing: {
    own: ['#c2410c', '#e8713d'],
    mid: ['#ffb491', '#e79a76'],
    wall: ['#ffe9dd', '#562a1b'],
    paper: ['#ffdac7', '#633222'],
    floor: ['#ffc7a6', '#3c1d13'],
    skirting: ['#fff', '#7c4430'],
  },
  future: {
    own: ['#9d1c63', '#d65a9d'],
    mid: ['#f3a6cd', '#d98bb3'],
    wall: ['#fde5f1', '#4a1a3a'],
    paper: ['#fad3e6', '#572246'],
    floor: ['#f4b8d6', '#341029'],
    skirting: ['#fff', '#6d3058'],
  },
  together: {
    own: ['#1f7a3d', '#45ad6c'],
    mid: ['#9bd8ae', '#7fc096'],
    wall: ['#e1f5e6', '#173f2a'],
    paper: ['#cfeed7', '#1d4b33'],
    floor: ['#aee0bc', '#102d1e'],
    skirting: ['#fff', '#2a6244'],
  },
  hall: {
    own: ['#41579b', '#7c92d8'],
    mid: ['#b6c3ea', '#94a4d6'],
    wall: ['#eceff8', '#26305c'],
    paper: ['#dfe4f2', '#2d386a'],
    floor: ['#cbd4ea', '#1a2145'],
    skirting: ['#fff', '#414d86'],
  },
} as const satisfies Record<string, Record<RoomColour, Pair>>

export type RoomName = keyof typeof ROOMS
export type Colour = keyof typeof COLOURS | RoomColour

/** `both` follows what the reader has set. `night` is dark in both schemes, for a scene after bedtime; `day` has one as well. */
export type Light = 'both' | 'day' | 'night'

/**
 * The style sheet of a scene: only the colours that its marks use.
 * @param rooms other rooms in the scene, drawn as groups with a class
 */
export function writeColours(marks: string, room: RoomName, light: Light, rooms: readonly RoomName[] = []): string {
  const used = (name: string) => marks.includes(`var(--${name})`)
  const own = Object.entries(COLOURS).filter(([name]) => used(name))
  const ofRoom = (name: RoomName) => Object.entries(ROOMS[name]).filter(([colour]) => used(colour))
  const sheet = (index: 0 | 1) => {
    const values = (pairs: [string, Pair][]) => pairs.map(([name, pair]) => `--${name}:${pair[index]}`).join(';')
    const others = rooms.map((name) => `.${name}{${values(ofRoom(name))}}`).join('')
    return `:root{${values([...own, ...ofRoom(room)])}}${others}`
  }
  if (light !== 'both') return sheet(light === 'day' ? 0 : 1)
  return `${sheet(0)}@media(prefers-color-scheme:dark){${sheet(1)}}`
}
