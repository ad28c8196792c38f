// A session that keeps every rule, for tests that break one thing in it.
const TURN = (who: string, say: string) => `  - who: ${who}
    say: ${say}
    send:
      say: Put it down.
      picture: A phone face down on a table
      drawing: face-down`

const CARD = (situation: string) => `  - situation: ${situation}
    choices:
      - text: Tap on it.
        kind: risky
        words: It is easy to do. Tell us, and we help.
      - text: Show a grown-up.
        kind: good
        words: Two heads see more than one.
      - text: Delete it.
        kind: so-so
        words: Quick thinking. Show it first.
    send:
      situation: A text comes. What do you do?
      picture: A phone with one message
      drawing: parcel-message`

export const SESSION_FRONT = `skill: stop and show
rule:
  room: telling-us
  kind: all
  what: We show what makes us stop.
  why: So that nobody is alone.
licence: We can stop and show.
again: Two weeks later, play the first card again.
mission: Find one real trick this week.
`

export const SESSION_SECTIONS = `## parent

### Two minutes alone

You are the grown-up here. Think of one message that fooled you. Telling never costs the phone.

#### How do we know?

Somebody asked some children.

## turns

\`\`\`yaml
opening: This is for a grown-up and a child to do together.
turns:
${TURN('adult', 'Show one message that fooled you.')}
${TURN('child', 'Make the phone quiet.')}
${TURN('adult', 'Say one good thing.')}
${TURN('both', 'Say it. Stop and show!')}
\`\`\`

## cards

\`\`\`yaml
cards:
${CARD('A text comes. There is a link.')}
${CARD('A friend wants your code.')}
\`\`\`

## goesWrong

Say thank you for the truth, and fix it together.

#### For a child with SEND

Use the same words each time.

#### In a second home, or at a grandparent's

Pass on the rule.

#### If you foster or care for a relative's child

Ask before there is a phone.
`
