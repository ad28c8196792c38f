// The content of a tool's slides, in their order.

import type { ReactNode } from 'react'
import type { Translate } from '#src/shared/translate.ts'
import { englishPart } from '#src/web/language/language.ts'
import { Markdown } from '#src/web/ui/markdown.tsx'
import type { GateKit } from './gate-kit.contract.ts'
import { PhoneCode } from './phone-code.tsx'
import { ShortWords } from './short-words.tsx'

export interface Slide {
  name: string
  content: ReactNode
}

export function slidesOf(t: Translate, kit: GateKit): Slide[] {
  const words = englishPart(kit.inEnglish)
  return [
    {
      name: 'title',
      content: (
        <>
          <h1 tabIndex={-1} {...englishPart(kit.shortInEnglish)}>
            {kit.title}
          </h1>
          <p {...words}>{kit.description}</p>
        </>
      ),
    },
    {
      name: 'situation',
      content: (
        <>
          <h2 tabIndex={-1}>{t('slides_situation')}</h2>
          <div {...words}>
            <Markdown blocks={kit.situation} topLevel={3} />
          </div>
        </>
      ),
    },
    {
      name: 'question',
      content: (
        <>
          <h2 tabIndex={-1} {...words}>
            {kit.question}
          </h2>
          <ul {...words}>
            {kit.options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        </>
      ),
    },
    {
      name: 'answer',
      content: (
        <>
          <h2 tabIndex={-1}>{t('slides_answer')}</h2>
          <ShortWords kit={kit} />
        </>
      ),
    },
    {
      name: 'take home',
      content: (
        <>
          <h2 tabIndex={-1}>{t('slides_take_home')}</h2>
          <div {...words}>
            <Markdown blocks={kit.takeaway} topLevel={3} />
          </div>
          <PhoneCode path={kit.path} />
        </>
      ),
    },
  ]
}
