// A talk that keeps every rule, for the small content of the tests: three turns, one of which is only reached by a detour.
export const TALK_TEXT = `---
title: I am the only one without a phone
place: 1
topic: First phone
where: In the car
colour: teal
ages: ["9", "11", "13"]
scene: In the car, on the way home.
evidence: [S1]
help: []
tools: ["launch/module1/1.1"]
search: first phone, everybody has one
keep: Sunday, we decide together.
nextStep:
  cue: she asks for a phone again
  action: "say: Sunday, we decide together"
agreement:
  room: new-apps
  kind: all
  what: We decide about a phone together, on a Sunday.
  why: So that nobody has to ask each day.
opens:
  "9": Maya has one.
  "11": I am the only one.
  "13": "[Sighs.] You know what I want."
---

## asks

\`\`\`yaml
options:
  - say: Not till you are older. End of.
    answer: {"9": Not fair!, "11": Everyone else can., "13": So you don't trust me.}
    why: A door that shuts this fast stays shut for a while.
    mend:
      say: Fair. Your side first, then mine.
      answer: "[Turns round.] Really?"
    next: tells
  - say: Who has one, and what for?
    answer: {"9": She rings Nan., "11": The class chat., "13": Every plan there is.}
    why: It asks before it answers.
    best: true
    next: tells
  - say: We'll see.
    answer: "[Says nothing.]"
    why: It puts off the talk.
    next: silence
\`\`\`

## silence

\`\`\`yaml
options:
  - say: I put you off. Tell me who has one.
    answer: Nearly all of them.
    why: It takes a step back and asks.
    best: true
    next: tells
  - say: Then we leave it.
    answer: Fine.
    why: The question stays, and the talk ends.
    next: end
  - say: Phones are bad for you.
    answer: You have one.
    why: It is a lecture.
    mend:
      say: I was lecturing. Tell me what I got wrong.
      answer: It is how they talk.
    next: tells
\`\`\`

## tells

\`\`\`yaml
options:
  - say: I managed without.
    answer: That was a hundred years ago.
    why: It is about you.
    next: end
  - say: Ask again and it is next year.
    answer: Then I won't ask.
    why: It makes asking cost something.
    next: end
  - say: You list needs, I list worries, and we decide on Sunday.
    answer: {"9": Can I write it?, "11": A real date?, "13": Sunday. Two o'clock.}
    why: It has a day.
    best: true
    next: end
\`\`\`
`
