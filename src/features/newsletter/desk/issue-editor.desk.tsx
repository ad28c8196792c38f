// '/desk/newsletter/<slug>/edit', and '/desk/newsletter/new/edit': writing an issue, with a preview and a draft that survives a closed tab.
import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#src/shared/duration.ts'
import { DESK_NEWSLETTER_PATH, NEW_ISSUE } from '#src/shared/paths.ts'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { useCodeDialog } from '#src/web/desk/code-dialog.tsx'
import desk from '#src/web/desk/desk-page.module.css'
import { Figures } from '#src/web/desk/figures-state.tsx'
import { showHour } from '#src/web/desk/show-day.ts'
import { isConflict, messageOr } from '#src/web/error-message.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea, TextField } from '#src/web/ui/forms/form.tsx'
import { SelectField } from '#src/web/ui/forms/select-field.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import type {
  EditingNews,
  getIssueText,
  IssuePreview,
  IssueText,
  noteEditingIssue,
  previewIssueText,
  saveIssueText,
} from './desk-issues.contract.ts'
import styles from './issue.desk.module.css'
import { type Draft, useIssueDraft } from './use-issue-draft.ts'

const ENGLISH = 'en'
/** What the page of a new issue hands on to the page with its address. */
const JUST_SAVED = 'just saved'
/** How often the server is told that the issue is open. */
const TELL_EVERY_MS = 30 * SECOND_MS

const editPath = (slug: string, language: string) =>
  `${DESK_NEWSLETTER_PATH}/${slug}/edit${language === ENGLISH ? '' : `?language=${language}`}`

export default function IssueEditorPage() {
  const t = useTranslations()
  const { slug = '' } = useParams()
  const [search] = useSearchParams()
  const language = search.get('language') ?? ENGLISH
  const input = useMemo(() => ({ slug, language }), [slug, language])
  const isNew = slug === NEW_ISSUE
  return (
    <>
      <p>
        <Link to={isNew ? DESK_NEWSLETTER_PATH : `${DESK_NEWSLETTER_PATH}/${slug}`}>
          {isNew ? t('desk_newsletter_back') : t('desk_newsletter_issue_title')}
        </Link>
      </p>
      <Figures<typeof getIssueText>
        key={`${slug} ${language}`}
        name="GET /api/desk/newsletter/{slug}/text"
        input={input}
      >
        {(text) => <IssueEditor slug={slug} language={language} text={text} />}
      </Figures>
    </>
  )
}

interface IssueEditorProps {
  slug: string
  language: string
  text: IssueText
}

type Faults = Partial<Record<string, string>>

export function IssueEditor({ slug, language, text }: IssueEditorProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const { draft, isKept, write, settle } = useIssueDraft(`${slug} ${language}`, draftOf(text))
  const [preview, setPreview] = useState<IssuePreview | null>(null)
  const [newer, setNewer] = useState<IssueText | null>(null)
  const [mine, setMine] = useState<Draft | null>(null)
  const [busy, setBusy] = useState(false)
  const { askCode, codeDialog } = useCodeDialog()
  // A new issue gets its address by the first save.
  const isNewlySaved = useLocation().state === JUST_SAVED
  const [status, setStatus] = useState(isNewlySaved && !isKept ? t('desk_newsletter_edit_saved') : null)
  const [problem, setProblem] = useState<string | null>(null)
  /** A text area keeps its own text: another one is put in by a new key. */
  const [drawn, setDrawn] = useState(0)
  const news = useEditingNews(slug, language)
  const isEnglish = language === ENGLISH
  const faults: Faults = Object.fromEntries(preview?.faults.map(({ field, words }) => [field, words]) ?? [])

  const change = (part: Partial<Draft>) => {
    setStatus(null)
    write({ ...draft, ...part })
  }
  const take = (next: Draft) => {
    settle(next)
    setDrawn(drawn + 1)
  }
  const loadNewer = async () =>
    setNewer(await callDesk<typeof getIssueText>('GET /api/desk/newsletter/{slug}/text', { slug, language }))

  const look = async () => {
    const { version: _began, ...words } = draft
    const shown = await callDesk<typeof previewIssueText>('POST /api/desk/newsletter/{slug}/preview', {
      ...{ slug, language },
      ...words,
    })
    setPreview(shown)
    return shown.faults.length === 0
  }
  const save = async (code?: string) => {
    try {
      const saved = await callDesk<typeof saveIssueText>('POST /api/desk/newsletter/{slug}/text', {
        ...{ slug, language, ...draft },
        ...(code === undefined ? {} : { code }),
      })
      settle({ ...draft, version: saved.version })
      setStatus(t('desk_newsletter_edit_saved'))
      if (saved.slug !== slug) void navigate(editPath(saved.slug, language), { replace: true, state: JUST_SAVED })
    } catch (error) {
      if (!isConflict(error)) throw error
      setProblem(messageOr(t, error, t('desk_newsletter_edit_failed')))
      await loadNewer()
    }
  }
  /** One thing at a time, and what goes wrong is said above the buttons. */
  const run = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    setStatus(null)
    try {
      await work()
    } catch (error) {
      setProblem(messageOr(t, error, t('desk_newsletter_edit_failed')))
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      if (!(await look())) return setProblem(t('desk_newsletter_edit_mend'))
      if (!text.proven) return save()
      askCode(t('desk_newsletter_edit_sentence', { subject: draft.subject }), save, () => undefined)
    })
  }

  return (
    <>
      <p>{text.begun ? t('desk_newsletter_edit_correction') : t('desk_newsletter_edit_rules')}</p>
      {text.proven && !text.begun ? <p>{t('desk_newsletter_edit_leaves')}</p> : null}
      {slug === NEW_ISSUE ? null : <Languages slug={slug} language={language} text={text} />}
      <div role="status">
        {news.others.map(({ email, since }) => (
          <p key={email} className={desk.card}>
            {t('desk_newsletter_edit_other', { email, time: showHour(since) })}
          </p>
        ))}
      </div>
      {isKept && newer === null ? (
        <p className={desk.card}>
          {t('desk_newsletter_edit_draft')}{' '}
          <Button look="quiet" onClick={() => take(draftOf(text))}>
            {t('desk_newsletter_edit_draft_drop')}
          </Button>
        </p>
      ) : null}
      {newer === null && news.version > draft.version ? (
        <p className={desk.card}>
          {t('desk_newsletter_edit_newer')}{' '}
          <Button look="quiet" onClick={() => void run(loadNewer)}>
            {t('desk_newsletter_edit_show')}
          </Button>
        </p>
      ) : null}
      {newer === null ? null : (
        <section className={desk.card}>
          <p>{t('desk_newsletter_edit_newer')}</p>
          <WordsAsTheyStand words={newer} />
          <Button
            onClick={() => {
              change({ version: newer.version })
              setNewer(null)
              setProblem(null)
            }}
          >
            {t('desk_newsletter_edit_newer_keep')}
          </Button>{' '}
          <Button
            onClick={() => {
              setMine(draft)
              take(draftOf(newer))
              setNewer(null)
              setProblem(null)
            }}
          >
            {t('desk_newsletter_edit_newer_take')}
          </Button>
        </section>
      )}
      {mine === null ? null : (
        <details>
          <summary>{t('desk_newsletter_edit_mine')}</summary>
          <WordsAsTheyStand words={mine} />
        </details>
      )}
      {text.english === null ? null : (
        <details>
          <summary>{t('desk_newsletter_edit_english')}</summary>
          <WordsAsTheyStand words={text.english} />
        </details>
      )}
      <Form onSubmit={onSubmit} className={styles.editor}>
        <TextField
          label={t('desk_newsletter_edit_subject')}
          hint={t('desk_newsletter_edit_subject_hint')}
          required
          value={draft.subject}
          onChange={(subject) => change({ subject })}
        />
        <Fault words={faults.subject} />
        <TextField
          label={t('desk_newsletter_edit_preheader')}
          hint={t('desk_newsletter_edit_preheader_hint')}
          required
          value={draft.preheader}
          onChange={(preheader) => change({ preheader })}
        />
        <Fault words={faults.preheader} />
        {isEnglish ? (
          <>
            <TextField
              label={t('desk_newsletter_edit_date')}
              type="date"
              required
              disabled={text.begun}
              value={draft.date}
              onChange={(date) => change({ date })}
            />
            <Fault words={faults.date} />
            <Sources sources={text.sources} chosen={draft.evidence} onChange={(evidence) => change({ evidence })} />
            <Fault words={faults.evidence} />
          </>
        ) : null}
        <TextArea
          key={drawn}
          label={t('desk_newsletter_edit_markdown')}
          hint={t('desk_newsletter_edit_markdown_hint')}
          required
          rows={16}
          defaultValue={draft.markdown}
          onInput={(event) => change({ markdown: event.currentTarget.value })}
        />
        <Fault words={faults.markdown} />
        <FormError>{problem}</FormError>
        <p className={desk.buttons}>
          <Button type="submit" look="main" busy={busy}>
            {t('desk_newsletter_edit_save')}
          </Button>
          <Button busy={busy} onClick={() => void run(async () => void (await look()))}>
            {t('desk_newsletter_edit_show')}
          </Button>
        </p>
        <p role="status">{status}</p>
      </Form>
      {preview === null ? null : <Preview {...preview} subject={draft.subject} preheader={draft.preheader} />}
      {codeDialog}
    </>
  )
}

function draftOf({ subject, preheader, markdown, date, evidence, version }: IssueText): Draft {
  return { subject, preheader, markdown, date, evidence, version }
}

/** Who else has it open, and which version is stored by now. */
function useEditingNews(slug: string, language: string): EditingNews {
  const [news, setNews] = useState<EditingNews>({ others: [], version: 0 })
  const tell = useCallback(
    () =>
      callDesk<typeof noteEditingIssue>('POST /api/desk/newsletter/{slug}/editing', { slug, language }).then(
        setNews,
        // It is said again in half a minute.
        () => undefined,
      ),
    [slug, language],
  )
  useEffect(() => {
    if (slug === NEW_ISSUE) return
    void tell()
    const timer = window.setInterval(() => void tell(), TELL_EVERY_MS)
    return () => window.clearInterval(timer)
  }, [slug, tell])
  return news
}

function Languages({ slug, language, text }: IssueEditorProps) {
  const t = useTranslations()
  if (text.languages.length < 2) return null
  return (
    <nav aria-label={t('desk_newsletter_edit_languages')}>
      <ul className={styles.languages}>
        {text.languages.map(({ code, name, written }) => (
          <li key={code}>
            <Link to={editPath(slug, code)} aria-current={code === language ? 'page' : undefined}>
              {written ? name : t('desk_newsletter_edit_not_written', { name })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SourcesProps {
  sources: IssueText['sources']
  chosen: string[]
  onChange: (chosen: string[]) => void
}

function Sources({ sources, chosen, onChange }: SourcesProps) {
  const t = useTranslations()
  return (
    <fieldset className={styles.sources}>
      <legend>{t('desk_newsletter_edit_sources')}</legend>
      <ul>
        {chosen.map((id) => (
          <li key={id}>
            {id}: {sources.find((source) => source.id === id)?.name}{' '}
            <Button look="quiet" onClick={() => onChange(chosen.filter((one) => one !== id))}>
              {t('desk_newsletter_edit_source_remove', { id })}
            </Button>
          </li>
        ))}
      </ul>
      <SelectField
        label={t('desk_newsletter_edit_source_add')}
        required={false}
        options={sources
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id, name }) => ({ value: id, label: `${id}: ${name}` }))}
        chosen=""
        onChoose={(id) => onChange([...chosen, id])}
      />
    </fieldset>
  )
}

function Fault({ words }: { words: string | undefined }) {
  return words === undefined ? null : <p className={styles.fault}>{words}</p>
}

function WordsAsTheyStand({ words }: { words: Pick<Draft, 'subject' | 'preheader' | 'markdown'> }) {
  return <pre className={desk.code}>{[words.subject, words.preheader, words.markdown].join('\n\n')}</pre>
}

function Preview({ blocks, sources, text, subject, preheader }: IssuePreview & { subject: string; preheader: string }) {
  const t = useTranslations()
  return (
    <section>
      <h2>{t('desk_newsletter_preview')}</h2>
      <div className={styles.phone}>
        <p className={styles.preheader}>{preheader}</p>
        <p className={desk.subject}>{subject}</p>
        <Markdown blocks={blocks} />
        <p className={styles.preheader}>{t('newsletter_issue_sources', { sources: sources.join(', ') })}</p>
      </div>
      <details>
        <summary>{t('desk_newsletter_text')}</summary>
        <pre className={desk.code}>{text}</pre>
      </details>
    </section>
  )
}
