// The hero with its search, and below it the challenges: four at a time, all of them, or what was searched for.

import { Suspense, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFinder } from '#src/features/search/use-finder.ts'
import { HELP_PATH } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import type { Translate } from '#src/shared/translate.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Chip } from '#src/web/ui/chip.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import house from '../../../content/en/scenes/hero.svg?url'
import lowHouse from '../../../content/en/scenes/hero-low.svg?url'
import { CardGrid } from './card-grid.tsx'
import styles from './challenge-finder.module.css'
import { popularSearches, searchChallenges } from './challenge-search.ts'
import { ChallengeSearchField } from './challenge-search-field.tsx'
import { DueStep } from './due-step.tsx'
import { GoOn } from './go-on.tsx'
import type { HomeTool, QuickHelpCard } from './home.contract.ts'
import { recallSearch, rememberSearch } from './last-search.ts'
import { RotationControl } from './rotation-control.tsx'
import { SearchStatus } from './search-status.tsx'
import { useCardRotation } from './use-card-rotation.ts'
import { useFruitlessSearch } from './use-fruitless-search.ts'

const NoMatch = neededPart(() => import('./no-match.tsx'))
const RESULTS_ID = 'challenges-title'
/** A heading of three sentences would push the results out of sight. */
const MAX_TITLE_QUERY_LENGTH = 60

interface ChallengeFinderProps {
  cards: QuickHelpCard[]
  /** Tools that the parent may have left half-way. */
  tools: HomeTool[]
  random?: () => number
  now?: () => number
}

export function ChallengeFinder({ cards, tools, random = Math.random, now = Date.now }: ChallengeFinderProps) {
  const t = useTranslations()
  const isBack = useNavigationType() === 'POP'
  const [recalled] = useState(isBack ? recallSearch : undefined)
  const [query, setQuery] = useState(recalled?.query ?? '')
  const [seeingAll, setSeeingAll] = useState(false)
  const [changes, setChanges] = useState(0)
  const rotation = useCardRotation(cards, { random, now })
  const searching = query.trim() !== ''
  const { prepare, waiting, withoutCrisisTerms, answer } = useFinder(query, recalled)
  // Results that the page finds without the index are shown at once, and stay if the index cannot be loaded.
  const entries = answer?.entries
  const literal = entries === undefined ? searchChallenges(cards, query) : []
  const count = entries?.length ?? literal.length
  const toolsFound = entries?.filter(({ kind }) => kind === 'tool').length ?? literal.length
  const danger = answer?.danger
  const CrisisRegion = answer?.opened.crisis?.Region
  const results = answer?.opened.results
  const ResultList = results?.List
  const topic =
    answer === undefined || entries === undefined || danger !== undefined
      ? undefined
      : results?.findTopic(answer.query, entries)
  const fruitless = searching && !waiting && count === 0
  useFruitlessSearch(query, fruitless && entries !== undefined && !withoutCrisisTerms && danger === undefined)

  // For the way back from one result to the others. A search that sounds like danger is not kept, so that the next person on this device does not see it.
  const worthKeeping =
    answer?.query === query.trim() && entries !== undefined && !withoutCrisisTerms && danger === undefined && count > 0
  useEffect(() => rememberSearch(worthKeeping ? answer : undefined), [answer, worthKeeping])

  const showInterest = () => {
    rotation.stop()
    prepare()
  }
  const search = (text: string) => {
    showInterest()
    setQuery(text)
  }
  const searchPopular = (word: string) => {
    search(word)
    // On a phone the words go once something is searched for.
    passFocus(document.getElementById(RESULTS_ID))
  }
  const showOthers = () => {
    rotation.showOthers()
    setSeeingAll(false)
    setChanges((count) => count + 1)
  }
  const switchAll = () => {
    rotation.stop()
    setSeeingAll(!seeingAll)
  }

  return (
    <>
      {/* Results come up under the field: on a phone the keyboard takes half of the screen. */}
      <section className={`${styles.hero} ${searching ? styles.searching : ''}`}>
        <div className={styles.ask}>
          <h1>{t('home_title')}</h1>
          <ChallengeSearchField cards={cards} query={query} onQuery={search} onInterest={showInterest} />
          {searching && withoutCrisisTerms ? (
            <p className={styles.help}>
              {t.rich('home_search_help', { link: (words) => <PageLink to={HELP_PATH}>{words}</PageLink> })}
            </p>
          ) : null}
          <PopularSearches onPick={searchPopular} />
        </div>
        {/* A box of its own: what is cut off at the edge of the window is picture alone. */}
        <div className={styles.street}>
          <Picture src={house} narrow={lowHouse} className={styles.house} width={640} height={430} first />
        </div>
      </section>
      {/* Kept while something is searched for: an answer may be half given. */}
      <div className={styles.due} hidden={searching}>
        <DueStep />
        <GoOn tools={tools} />
      </div>
      <section className={styles.challenges} id="challenges" aria-labelledby={RESULTS_ID}>
        {/* Said to a screen reader when the parent has stopped typing. */}
        <div aria-live="polite">
          {CrisisRegion === undefined || danger === undefined ? null : <CrisisRegion danger={danger} />}
        </div>
        <div className={styles.head}>
          <h2 id={RESULTS_ID} tabIndex={-1}>
            {searching ? resultsTitle(t, query.trim()) : t('home_challenges_title')}
          </h2>
          {searching || seeingAll ? null : <RotationControl rotation={rotation} />}
        </div>
        <SearchStatus
          searching={searching}
          found={waiting && count === 0 ? undefined : { tools: toolsFound, others: count - toolsFound }}
          changes={changes}
        />
        {fruitless ? (
          <Suspense>
            <NoMatch />
          </Suspense>
        ) : null}
        {results === undefined || topic === undefined ? null : <results.Topic topic={topic} />}
        {ResultList === undefined || entries === undefined ? (
          <CardGrid
            cards={searching ? literal : seeingAll ? cards : rotation.shown}
            reserve={!searching && !seeingAll}
            from={searching ? 'search' : 'challenge'}
            ref={rotation.grid}
            onHover={rotation.setHovered}
            onTouch={rotation.touched}
            onFocus={rotation.stop}
          />
        ) : (
          <ResultList entries={entries} />
        )}
        {searching ? null : (
          <p className={styles.more}>
            {seeingAll ? null : (
              <Button onClick={showOthers} {...trackedButton('different_challenges', 'home')}>
                {t('home_others_button')}
              </Button>
            )}
            <button type="button" className={styles.allButton} aria-expanded={seeingAll} onClick={switchAll}>
              {seeingAll ? t('home_few_button') : t('home_all_button', { count: String(cards.length) })}
            </button>
          </p>
        )}
      </section>
    </>
  )
}

/** The hint line: words that fill the search. */
function PopularSearches({ onPick }: { onPick: (query: string) => void }) {
  const t = useTranslations()
  return (
    <p className={styles.popular}>
      <span>{t('home_popular_label')}</span>{' '}
      {popularSearches(t).map((word) => (
        <Chip key={word} onNight onClick={() => onPick(word)}>
          {word}
        </Chip>
      ))}
    </p>
  )
}

function resultsTitle(t: Translate, query: string): string {
  return query.length > MAX_TITLE_QUERY_LENGTH ? t('search_results_name') : t('home_results_title', { query })
}
