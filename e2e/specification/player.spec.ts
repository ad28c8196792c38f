// Sections 2 and 4: the tool player, its quiz, its end and the feedback widget.
import { expect, test } from './fixtures.ts'
import type { Site } from './site.ts'
import { answerQuestion, finishTool, goToStep, LESSON_KEY, TOOL, TOOLKIT } from './steps.ts'
import type { Visitor } from './visitor.ts'

/** About blackmail with pictures. */
const SERIOUS_TOOL = '/digitalLaunchpad/modules/module3/lessons/3.5'

test.describe('the player', () => {
  for (const width of ['phone', 'wide'] as const) {
    test(`fills a ${width} screen, with a way back, a title, and five blocks with labels`, async ({ site, visit }) => {
      const visitor = await visit({ width })
      await visitor.open(TOOL)
      expect(await visitor.find('link', 'Roadmap').count()).toBe(0)
      expect(await visitor.find('link', 'Back to Toolkit').attribute('href')).toBe(TOOLKIT)
      // The words are visible; on phones only 'Toolkit'.
      const words = visitor.words(width === 'phone' ? /^(Back to )?Toolkit$/ : 'Back to Toolkit')
      expect(await words.isSeen()).toBe(true)
      expect(await visitor.words(/^Step 1 of 5/).isSeen()).toBe(true)
      const { json } = await site.request('GET /api/curriculum/digitalLaunchpad/module1/1.1')
      expect(await visitor.words(String(json.title)).isSeen()).toBe(true)
      await visitor.waitForText('Spark & Assess')
      const labels = ['Explore & Discover', 'Understand & Verify', 'Plan & Apply', 'Reflect & Commit']
      for (const [index, label] of labels.entries()) {
        await goToStep(visitor, index + 2)
        await visitor.waitForText(label)
      }
    })
  }

  test('waits for an answer on the steps with a question, and on no other', async ({ visit }) => {
    const visitor = await visit()
    await visitor.open(TOOL)
    const next = visitor.find('button', 'Next')
    expect(await next.isUnavailable()).toBe(true)
    await next.press()
    expect(await visitor.visibleText()).toContain('Step 1 of 5')
    await answerQuestion(visitor)
    await visitor.until(async () => !(await next.isUnavailable()), 'a way on')
    await next.press()
    await visitor.waitForText('Step 2 of 5')
    expect(await next.isUnavailable()).toBe(false)
    await next.press()
    await visitor.waitForText('Step 3 of 5')
    expect(await next.isUnavailable()).toBe(true)
    await visitor.find('button', 'Back').press()
    await visitor.waitForText('Step 2 of 5')
  })

  test('has edge zones on a wide screen for next and back', async ({ visit }) => {
    const visitor = await visit({ width: 'wide' })
    await visitor.open(TOOL)
    await goToStep(visitor, 2)
    await visitor.find('button', 'Next step').press()
    await visitor.waitForText('Step 3 of 5')
    await visitor.find('button', 'Previous step').press()
    await visitor.waitForText('Step 2 of 5')
    const [left, right] = [
      await visitor.find('button', 'Previous step').box(),
      await visitor.find('button', 'Next step').box(),
    ]
    expect(left?.x).toBeLessThan(100)
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeGreaterThan(1_180)
  })

  test('has a dot for each step, and the last one has Finish Tool', async ({ visit }) => {
    const visitor = await visit()
    await visitor.open(TOOL)
    expect(await visitor.find('button', /^Go to step \d$/).count()).toBe(5)
    expect(await visitor.find('button', 'Finish Tool').count()).toBe(0)
    await visitor.scrollTo(500)
    await goToStep(visitor, 5)
    expect(await visitor.scrolled()).toBe(0)
    expect(await visitor.find('button', 'Finish Tool').isSeen()).toBe(true)
  })
})

test.describe('the quiz', () => {
  test("locks the answers once one is given, and says 'Feedback:' where one is right", async ({ visit }) => {
    const visitor = await visit()
    await visitor.open(TOOL)
    await goToStep(visitor, 3)
    await answerQuestion(visitor)
    await visitor.waitForText('Feedback:')
    expect(await visitor.find('radio').isUnavailable()).toBe(true)
    expect(await visitor.find('button', 'Check answer').count()).toBe(0)
  })

  test('waits for a choice before an answer is checked', async ({ visit }) => {
    const visitor = await visit()
    await visitor.open(TOOL)
    await visitor.find('button', 'Check answer').press()
    expect(await visitor.visibleText()).not.toContain('No feedback available.')
    expect(await visitor.find('button', 'Next').isUnavailable()).toBe(true)
  })

  test('keeps the answer for the visit', async ({ visit }) => {
    const visitor = await visit()
    await visitor.open(TOOL)
    await answerQuestion(visitor)
    await goToStep(visitor, 2)
    await goToStep(visitor, 1)
    expect(await visitor.find('radio').isTicked()).toBe(true)
  })

  const LESSON = 'GET /api/curriculum/digitalLaunchpad/module1/*'

  /** Opens a tool from its toolkit whose answer was changed on the way. */
  async function openChanged(site: Site, visitor: Visitor, change: (lesson: ChangedLesson) => void): Promise<void> {
    const { json } = await site.request('GET /api/curriculum/digitalLaunchpad/module1/1.1')
    const lesson = structuredClone(json) as unknown as ChangedLesson
    change(lesson)
    await visitor.open(TOOLKIT)
    await visitor.answer(LESSON, { json: lesson })
    await visitor.linkTo(TOOL).press()
    await visitor.waitForAddress(TOOL)
  }

  interface ChangedLesson {
    blocks: {
      type: string
      assessment?: {
        scenario?: string
        question?: string
        correct: string
        feedback: Record<string, string>
        options: { id: string; feedback?: string }[]
      }
    }[]
  }

  const firstAssessment = ({ blocks }: ChangedLesson) => {
    const assessment = blocks[0]?.assessment
    if (assessment === undefined) throw new Error('The first block has no question.')
    return assessment
  }

  test("says 'Here's some food for thought:' where no answer is right", async ({ site, visit }) => {
    const visitor = await visit()
    await openChanged(site, visitor, (lesson) => {
      firstAssessment(lesson).correct = ''
    })
    await answerQuestion(visitor)
    await visitor.waitForText("Here's some food for thought:")
  })

  test("says 'Your response has been noted.' where an answer has no feedback", async ({ site, visit }) => {
    const visitor = await visit()
    await openChanged(site, visitor, (lesson) => {
      firstAssessment(lesson).feedback = {}
      for (const option of firstAssessment(lesson).options) delete option.feedback
    })
    await answerQuestion(visitor)
    await visitor.waitForText('Your response has been noted.')
  })

  test("asks 'Consider the following:' where a question has no words of its own", async ({ site, visit }) => {
    const visitor = await visit()
    await openChanged(site, visitor, (lesson) => {
      delete firstAssessment(lesson).scenario
      delete firstAssessment(lesson).question
    })
    await visitor.waitForText('Consider the following:')
  })

  test("labels a block of unknown type 'Learning Block', and still opens the tool", async ({ site, visit }) => {
    const visitor = await visit()
    await openChanged(site, visitor, ({ blocks }) => {
      if (blocks[1] !== undefined) blocks[1].type = 'somethingNew'
    })
    await visitor.waitForText('Step 1 of 5')
    await goToStep(visitor, 2)
    await visitor.waitForText('Learning Block')
  })

  test('shows no dots for a tool of one step', async ({ site, visit }) => {
    const visitor = await visit()
    await openChanged(site, visitor, (lesson) => {
      lesson.blocks = lesson.blocks.slice(-1)
    })
    await visitor.waitForText('Finish Tool')
    expect(await visitor.find('button', /^Go to step/).count()).toBe(0)
  })
})

test.describe('the end of a tool', () => {
  test('says so, is recorded at once, and leads to the toolkit', async ({ site, visit }) => {
    const visitor = await visit()
    await visitor.open(TOOL)
    await finishTool(visitor)
    const title = (await site.request('GET /api/curriculum/digitalLaunchpad/module1/1.1')).json.title as string
    await visitor.waitForText(`You finished: ${title}`)
    const progress = JSON.parse((await visitor.stored('userProgress')) ?? '{}')
    expect(progress).toMatchObject({ completedLessons: [LESSON_KEY], lastUpdated: expect.any(String) })
    const dialog = visitor.find('dialog', 'Tool Complete!')
    expect(await dialog.find('link', 'Back to Toolkit').attribute('href')).toBe(TOOLKIT)
    await dialog.find('button', 'Close').press()
    await dialog.waitUntilGone()
  })

  test('closes by the backdrop, by Escape, and by Back, which stays in the tool', async ({ visit }) => {
    const ways = [
      (visitor: Visitor) => visitor.pressAt(5, 5),
      (visitor: Visitor) => visitor.pressKey('Escape'),
      (visitor: Visitor) => visitor.goBack(),
    ]
    for (const close of ways) {
      const visitor = await visit({ width: 'wide' })
      await visitor.open(TOOL)
      await finishTool(visitor)
      await close(visitor)
      await visitor.find('dialog', 'Tool Complete!').waitUntilGone()
      expect(visitor.address()).toBe(TOOL)
    }
  })

  test('holds the takeaway, the next step and the thumbs in one sheet', async ({ site, visit }) => {
    const visitor = await visit()
    await visitor.open(TOOL)
    await finishTool(visitor)
    const { blocks } = (await site.request('GET /api/curriculum/digitalLaunchpad/module1/1.1')).json as {
      blocks: { nextStepCommitment?: string }[]
    }
    const sheet = await visitor.find('dialog', 'Tool Complete!').text()
    expect(sheet).toContain(blocks.at(-1)?.nextStepCommitment?.slice(0, 20))
  })
  test('leaves no second dialog when it is closed', async ({ visit }) => {
    const visitor = await visit()
    await visitor.open(TOOL)
    await finishTool(visitor)
    await visitor.pressKey('Escape')
    await visitor.find('dialog', 'Tool Complete!').waitUntilGone()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await visitor.find('dialog').count()).toBe(0)
  })
  test('shows confetti', async ({ visit }) => {
    const visitor = await visit({ motion: true })
    await visitor.open(TOOL)
    await finishTool(visitor)
    await visitor.until(async () => (await visitor.drawings()) > 0, 'confetti')
  })

  for (const [title, path, motion] of [
    ['for a parent who asked for less motion', TOOL, false],
    ['in a serious tool', SERIOUS_TOOL, true],
  ] as const) {
    test(`shows no confetti ${title}`, async ({ visit }) => {
      const visitor = await visit({ motion })
      await visitor.open(path)
      await finishTool(visitor)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      expect(await visitor.drawings()).toBe(0)
    })
  }

  test('is recorded once, however often the tool is finished', async ({ visit }) => {
    const visitor = await visit()
    await visitor.open(TOOL)
    await finishTool(visitor)
    await visitor.open(TOOL)
    await goToStep(visitor, 5)
    if ((await visitor.find('button', 'Finish Tool').count()) > 0) await visitor.find('button', 'Finish Tool').press()
    const progress = JSON.parse((await visitor.stored('userProgress')) ?? '{}')
    expect(progress.completedLessons).toEqual([LESSON_KEY])
  })
})

test.describe('the feedback widget', () => {
  async function openWidget(visitor: Visitor): Promise<void> {
    await visitor.open(TOOL)
    await finishTool(visitor)
  }
  const signedIn = async (site: Site) => ({ stored: { authToken: (await site.member()).token } })

  test('sends a positive rating at once, and says thank you', async ({ site, visit }) => {
    const visitor = await visit(await signedIn(site))
    await openWidget(visitor)
    await visitor.find('dialog').find('button', 'Yes').press()
    await visitor.waitForText('Thank you for your feedback!')
    const { body, headers } = await visitor.waitForSent('POST /api/feedback')
    expect(body).toEqual({ lessonId: LESSON_KEY, rating: 'positive' })
    expect(headers.authorization).toBe(`Bearer ${await visitor.stored('authToken')}`)
  })

  test('asks for a comment of three rows before a negative rating is sent', async ({ site, visit }) => {
    const visitor = await visit(await signedIn(site))
    await openWidget(visitor)
    const dialog = visitor.find('dialog')
    await dialog.find('button', 'Not really').press()
    expect(await dialog.find('textbox').attribute('rows')).toBe('3')
    const send = dialog.find('button', 'Send feedback')
    expect(await send.isUnavailable()).toBe(true)
    await dialog.find('button', 'Cancel').press()
    await dialog.find('textbox').waitUntilGone()
    await dialog.find('button', 'Not really').press()
    await dialog.find('textbox').fill('Too long for me.')
    await send.press()
    await visitor.waitForText('Thank you for your feedback!')
    const { body } = await visitor.waitForSent('POST /api/feedback')
    expect(body).toEqual({ lessonId: LESSON_KEY, rating: 'negative', comment: 'Too long for me.' })
  })

  test('asks a signed-out visitor to log in or sign up, and sends nothing', async ({ visit }) => {
    const visitor = await visit()
    await openWidget(visitor)
    const dialog = visitor.find('dialog')
    await dialog.find('button', 'Yes').press()
    await visitor.waitForText('log in')
    expect(await dialog.find('link').attributes('href')).toEqual(expect.arrayContaining(['/login', '/register']))
    expect(visitor.sent('POST /api/feedback')).toEqual([])
  })
})
