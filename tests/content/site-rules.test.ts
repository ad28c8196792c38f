// Challenges, help, pages, checklists and what may be said anywhere: each rule has a text here that breaks it.
import { swap } from '../../testing/content/content-fixture.ts'
import { FIRST, HARD, testRules } from './broken-content.ts'

const SPRINT = 'checklists/digital-safety-sprint.md'
const PANEL = 'checklists/help-panel.yaml'
/** The start of a page of words. */
const PAGE = `---
title: A page
description: ${'What this page is about. '.repeat(3)}
updated: 2026-11-20
`

const SCENE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"></svg>'

testRules([
  [
    'a scene of a step belongs to a tool',
    { 'launch/module1/another-3.svg': SCENE },
    /another-3\.svg: No tool has a scene "another", so no step shows this one/,
  ],
  [
    'a scene of a step that there is',
    { 'launch/module1/calm-shutdown-6.svg': SCENE },
    /calm-shutdown-6\.svg: A tool has five steps and no step 6/,
  ],
  ['cards lead to tools', { 'quick-help.yaml': swap('id: "1.1"', 'id: "8.8"') }, /There is no tool "8\.8"/],
  ['twelve cards', { 'quick-help.yaml': (text) => text.slice(0, text.lastIndexOf('- id')) }, /There are 11 challenges/],
  [
    'searches find',
    { 'quick-help.yaml': (text) => text.replaceAll(', strangers', '') },
    /The search "strangers" finds no challenge/,
  ],
  [
    'forbidden in data',
    { 'quick-help.yaml': swap('Find the end.', 'Experts say so.') },
    /quick-help\.yaml:3: "Experts say" must not be said\. It names nobody/,
  ],
  ['forbidden in help', { 'help.yaml': swap('Stay.', 'Simply stay.') }, /help\.yaml:6: "Simply" must not be said/],
  [
    'tools of help',
    { 'help.yaml': swap('tools: ["1.1"]', 'tools: ["8.8"]') },
    /help\.yaml:8: There is no tool "8\.8"\. Use the id of a tool that exists/,
  ],
  [
    'forbidden in a page',
    { 'pages/about.md': '---\ntitle: x\n---\n\nStudies show it.\n' },
    /about\.md:5: "Studies show" must not/,
  ],
  [
    'reading of a page',
    { 'pages/about.md': `${PAGE}---\n\n${'Unconditional responsibility necessitates deliberation. '.repeat(3)}\n` },
    /about\.md:1: The reading grade is/,
  ],
  [
    'forbidden in the sources page',
    { 'sources-page.yaml': swap('[We use our own words.]', '[Experts say so.]') },
    /sources-page\.yaml:\d+: "Experts say" must not be said/,
  ],
  [
    'eighteen boxes',
    { [SPRINT]: swap('- [ ] Talk about it.\n', '') },
    /sprint\.md:\d+: There are 17 tick boxes\. "boxes" says 18/,
  ],
  ['the end of the list', { [SPRINT]: swap('\n---\n\n##', '\n##') }, /sprint\.md:\d+: The list has no end\. Add/],
  [
    'time boxes',
    { [SPRINT]: swap('(10 minutes)', '(12 minutes)') },
    /Its time boxes are 5, 12, 5\. Make them 5, 10, 5/,
  ],
  ['words of the specification', { [SPRINT]: swap('20-minute sprint', 'sprint') }, /does not say the 20-minute sprint/],
  ['help panel', { [PANEL]: swap('samaritans, ', '') }, /Its help panel lacks samaritans\. Add/],
  ['a slug of another file', { [SPRINT]: swap('slug: digital', 'slug: family-tech-charter #') }, /not called "family/],
  [
    'nothing private on the fridge',
    { [SPRINT]: swap('Talk about', 'Your password: ____ for') },
    /a visitor must not read/,
  ],
  [
    'reading grade of a checklist',
    { [SPRINT]: swap('Well done.', HARD.repeat(40)) },
    /sprint\.md:1: The reading grade/,
  ],
  ['forbidden in a help panel', { [PANEL]: swap('Keep the', 'Simply keep the') }, /"Simply" must not be said/],
  ['dead name', { 'help.yaml': swap('Stay.', 'Tell Action Fraud.') }, /help\.yaml:6: "Action Fraud" is out of date/],
  [
    'unknown phone number',
    { [FIRST]: swap('- **One** thing', '- Ring 0800 111 222.') },
    /The number 0800 111 222 is not in helplines\.yaml/,
  ],
  [
    '111 without Northern Ireland',
    { 'help.yaml': swap('Stay.', 'Ring 111.') },
    /help\.yaml:6: 111 does not work in Northern Ireland\. Use a term/,
  ],
  [
    'suicide by name',
    { 'help.yaml': swap('Stay.', 'Ask about suicide by name.') },
    /help\.yaml:6: "By name" can be read as the name of the child/,
  ],
  [
    'Report Remove on the home page of Childline',
    { [FIRST]: swap('- **One** thing', '- Open [Report Remove](https://childline.org.uk).') },
    /Report Remove is not on the home page of Childline\. Link/,
  ],
  [
    'the IWF for a chat',
    { [FIRST]: swap('- **One** thing', '- Is it in a group chat? Tell the IWF.') },
    /The IWF cannot act in a chat\. Say that it needs a web page/,
  ],
  ['unknown text number', { 'help.yaml': swap('Stay.', 'Text HELP to 85257.') }, /The number 85257 is not/],
  [
    'date to come',
    { 'helplines.yaml': swap('2026-11-20', '2027-11-20') },
    /"emergency" was checked on 2027-11-20, which is to come/,
  ],
])
