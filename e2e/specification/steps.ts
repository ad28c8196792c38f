// What visitors do in several files of the table.

import { PASSWORD } from './site.ts'
import type { Visitor } from './visitor.ts'

export const TOOLKITS = '/digitalLaunchpad/modules'
export const TOOLKIT = `${TOOLKITS}/module1`
export const TOOL = `${TOOLKIT}/lessons/1.1`
export const LESSON_KEY = 'digitalLaunchpad-module1-1.1'

/** The device of a visitor who has finished tools. */
export function withFinished(...completedLessons: string[]): Record<string, string> {
  return { userProgress: JSON.stringify({ completedLessons, lastUpdated: '2026-11-20T20:00:00.000Z' }) }
}

export async function logIn(visitor: Visitor, email: string): Promise<void> {
  await visitor.field('Email').fill(email)
  await visitor.field('Password').fill(PASSWORD)
  await visitor.find('main').find('button', 'Log In').press()
}

export async function signUp(visitor: Visitor, email: string): Promise<void> {
  await visitor.field('Email').fill(email)
  await visitor.field('Password').fill(PASSWORD)
  await visitor.find('checkbox', /Privacy Policy/).tick()
  await visitor.find('main').find('button', 'Sign Up').press()
}

export async function goToStep(visitor: Visitor, step: number): Promise<void> {
  await visitor.find('button', `Go to step ${step}`).press()
  await visitor.waitForText(`Step ${step} of 5`)
}

export async function answerQuestion(visitor: Visitor): Promise<void> {
  await visitor.find('radio').tick()
  await visitor.find('button', 'Check answer').press()
}

export async function finishTool(visitor: Visitor): Promise<void> {
  await goToStep(visitor, 5)
  await visitor.find('button', 'Finish Tool').press()
  await visitor.find('dialog', 'Tool Complete!').waitUntilSeen()
}

export async function tickAll(visitor: Visitor, where: 'main' | 'dialog'): Promise<void> {
  const boxes = visitor.find(where).find('checkbox')
  for (let box = 0; box < (await boxes.count()); box += 1) await boxes.at(box).tick()
}

/** Sends the form of the newsletter on the home page. */
export async function subscribeAtHome(visitor: Visitor, email: string): Promise<void> {
  await visitor.find('main').find('textbox', 'Email').fill(email)
  await tickAll(visitor, 'main')
  await visitor.find('button', 'Send me the tip').press()
}

export async function openChecklistForm(visitor: Visitor): Promise<void> {
  await visitor.find('button', /^Download Checklist/).press()
}

export async function unlockChecklist(visitor: Visitor, email?: string): Promise<void> {
  const dialog = visitor.find('dialog')
  if (email !== undefined) await dialog.find('textbox', 'Email').fill(email)
  await tickAll(visitor, 'dialog')
  await dialog.find('button', 'Unlock & Download').press()
}
