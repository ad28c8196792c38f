// Every part of `web/ui` in every state, in both schemes and both directions, as a sheet to work on the look with. In development only: no
// build has it (`routes.ts`). Its words are examples, so they are no messages.
import { type ReactNode, useState } from 'react'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Button, type ButtonLook } from '#src/web/ui/button.tsx'
import { Card, CardList } from '#src/web/ui/card.tsx'
import { Chip } from '#src/web/ui/chip.tsx'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { showToast } from '#src/web/ui/dialogs/toast.ts'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Checkbox, Form, FormError, PasswordField, TextArea, TextField } from '#src/web/ui/forms/form.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import { SelectField } from '#src/web/ui/forms/select-field.tsx'
import { ProgressBar } from '#src/web/ui/progress-bar.tsx'
import emptyPlan from '../../../content/en/scenes/empty-plan.svg?url'
import wayPlan from '../../../content/en/scenes/way-plan.svg?url'
import wayTalks from '../../../content/en/scenes/way-talks.svg?url'
import styles from './ui-page.module.css'

const LOOKS: ButtonLook[] = ['main', 'strong', 'quiet', 'danger']
const ROOMS = ['night', 'violet', 'teal', 'blue', 'orange', 'plum', 'green']
const VIEWS = [
  { scheme: 'light', direction: 'ltr' },
  { scheme: 'dark', direction: 'ltr' },
  { scheme: 'light', direction: 'rtl' },
  { scheme: 'dark', direction: 'rtl' },
] as const

export default function UiPage() {
  return (
    <>
      <h1 className={styles.title}>Parts</h1>
      {VIEWS.map(({ scheme, direction }) => (
        <section
          key={scheme + direction}
          dir={direction}
          className={`${styles.view} ${styles[scheme]}`}
          aria-label={`${scheme}, ${direction}`}
        >
          <Parts />
        </section>
      ))}
    </>
  )
}

function Parts() {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState('one')
  const [ticked, setTicked] = useState(true)
  return (
    <>
      <Group name="Buttons">
        {LOOKS.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        {LOOKS.map((look) => (
          <Button key={look} look={look} busy>
            {look}, at work
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <BackLink to="/">Back</BackLink>
      </Group>
      <Group name="Chips">
        <Chip>screen time</Chip>
        <Chip aria-pressed="true">gaming</Chip>
        <span className={styles.night}>
          <Chip onNight>strangers</Chip>
        </span>
      </Group>
      <Group name="Cards">
        <CardList className={styles.wide}>
          <li>
            <Card picture={wayTalks} room="violet" to="/" title="Practise a talk" text="Say it here first.">
              <span>6 min</span>
            </Card>
          </li>
          <li>
            <Card picture={wayPlan} room="green" to="/" title="Our plan" text="What you agreed, in one place." />
          </li>
        </CardList>
      </Group>
      <Group name="Rooms">
        {ROOMS.map((room) => (
          <span key={room} data-room={room} className={styles.room}>
            <b>{room}</b> text on the wall
          </span>
        ))}
        <span data-lamp className={styles.lamp}>
          Lamplight: the words to say
        </span>
      </Group>
      <Group name="Fields">
        <Form className={styles.wide} onSubmit={(event) => event.preventDefault()}>
          <TextField label="Email" type="email" required onChange={() => undefined} />
          <PasswordField label="Password" hint="min. 8 characters" required onChange={() => undefined} />
          <TextArea label="Your idea" hint="Two sentences are enough." />
          <SelectField
            label="Nation"
            hint="For the right help lines."
            options={[{ value: 'en', label: 'England' }]}
            chosen=""
            onChoose={() => undefined}
          />
          <RadioGroup
            legend="Which one?"
            options={[
              { value: 'one', label: 'One', hint: 'The first' },
              { value: 'two', label: 'Two' },
            ]}
            chosen={chosen}
            onChoose={setChosen}
          />
          <Checkbox checked={ticked} onChange={setTicked}>
            Send me the Saturday tip
          </Checkbox>
          <FormError>That did not work.</FormError>
          <Button look="main" type="submit">
            Send (empty: shows the faults)
          </Button>
        </Form>
      </Group>
      <Group name="Dialog, sheet on a phone, question, toast">
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <AskedButton
          label="Delete"
          question="Delete it from this phone?"
          yes="Yes, delete"
          act={async () => undefined}
        />
        <Button onClick={() => void showToast('Saved.')}>Show a toast</Button>
        {open ? (
          <Dialog title="A dialog" onClose={() => setOpen(false)}>
            <p>It rises from below on a phone.</p>
            <Button look="strong" onClick={() => setOpen(false)}>
              Close
            </Button>
          </Dialog>
        ) : null}
      </Group>
      <Group name="Progress">
        <div className={styles.wide}>
          <ProgressBar label="Progress" percent={40} valueText="2 of 5" />
        </div>
      </Group>
      <Group name="Empty state">
        <EmptyState picture={emptyPlan}>
          <p>The first rule is the hardest. Four questions help.</p>
          <Button look="main">Add a rule</Button>
        </EmptyState>
      </Group>
    </>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <h2>{name}</h2>
      <div className={styles.group}>{children}</div>
    </>
  )
}
