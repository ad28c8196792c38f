import { expect, test } from 'vitest'
import type { IndexedEntry, IndexedTopic } from '../search-index.ts'
import { createTopicFinder } from './find-topic.ts'

const topic = (path: string, title: string, names: string[], tools: string[]): IndexedTopic => ({
  path,
  title,
  text: '',
  scene: '',
  colour: 'night',
  names,
  tools,
})
const tool = (path: string): IndexedEntry => ({ path, kind: 'tool', title: path, text: '', phrases: '' })

const find = createTopicFinder([
  topic('/topics/sleep', 'Sleep', ['bedtime', 'phone at night'], ['/a']),
  topic('/topics/games', 'Games', [], ['/b', '/c']),
])

test('a topic is found by its title and its other names, in any form', () => {
  expect(find('he cannot sleep', [])?.path).toBe('/topics/sleep')
  expect(find('Phones at night again', [])?.path).toBe('/topics/sleep')
  expect(find('one more game', [])?.path).toBe('/topics/games')
  expect(find('sleepover', [])).toBeUndefined()
})

test('without a name the first tools found decide', () => {
  expect(find('wont stop', [tool('/b'), tool('/a')])?.path).toBe('/topics/games')
  expect(find('wont stop', [tool('/x'), tool('/b'), tool('/c')])?.path).toBe('/topics/games')
  expect(find('wont stop', [tool('/x'), tool('/y'), tool('/a')])).toBeUndefined()
  expect(find('', [])).toBeUndefined()
})

test('where the names of several topics were typed, the first tools found decide between them', () => {
  expect(find('games at bedtime', [])?.path).toBe('/topics/sleep')
  expect(find('games at bedtime', [tool('/b'), tool('/a')])?.path).toBe('/topics/games')
  expect(find('games', [tool('/a')])?.path).toBe('/topics/games')
})
