// What became law, what was only announced, and age rules of big apps: with dates.

import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { pageLanguage } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import lamp from '../../../content/en/scenes/plain-room.svg?url'
import type { TextPage } from '../words/pages.contract.ts'
import { loadWhatChanged } from '../words/pages.server.ts'
import { WordsArticle } from '../words/words-article.tsx'
import type { Route } from './+types/what-changed-page.ts'

export function loader(): TextPage {
  return loadWhatChanged(pageLanguage())
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: pageTitle(loaderData?.title ?? '') },
    { name: 'description', content: loaderData?.description ?? '' },
  ]
}

export default function WhatChangedPage({ loaderData }: Route.ComponentProps) {
  return (
    <WordsArticle page={loaderData} picture={lamp}>
      <SourcesLine sources={loaderData.sources} />
    </WordsArticle>
  )
}
