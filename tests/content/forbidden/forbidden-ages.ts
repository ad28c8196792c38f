// Section 6 of the dossier on ages as patterns: first phones, feeds, bodies, vapes and habits.
import { type ForbiddenStatement, NOT } from './forbidden-statement.ts'

export const AGES: readonly ForbiddenStatement[] = [
  {
    pattern: /\bproven phone licen[cs]e/i,
    reason: 'Nobody has tested one.',
    instead: 'Write "We practised this together."',
  },
  {
    pattern: /\bchildren who (?:learn|know) (?:about )?the risks (?:stay|are|will be) safe/i,
    reason: 'Knowing is a start.',
    instead: 'Write "Knowing is a start; practice and talk follow."',
  },
  {
    pattern: /\b93\s?% of (?:families|parents)/i,
    reason: 'It is a survey of one network.',
    instead: 'Write "In a network\'s survey, most parents said ..."',
  },
  {
    pattern: /\btalk(?:ing)? works\b.{0,20}\blimits\b/i,
    reason: 'The studies lean to both.',
    instead: 'Write "Limits cut time; talk goes with fewer risks."',
  },
  {
    pattern: /\bchecking (?:their |his |her )?phones? keeps \w+ safe/i,
    reason: 'The evidence does not bear it.',
    instead: 'Write "Agreed checks, safety override."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:your child|they|he|she) would (?:always )?tell you\b/i,
    reason: 'Many hesitate.',
    instead: 'Write "Many hesitate. Make it easy."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\balgorithms? radicalis/i,
    reason: 'It was test accounts.',
    instead: 'Write "Test accounts were shown more and more of it."',
  },
  {
    pattern: /not interested['’"”]? (?:and|,) (?:it['’]s|it is|they are) (?:fixed|gone|sorted)/i,
    reason: 'It helps a little.',
    instead: 'Write "It helps a little."',
    allowedInOptions: true,
  },
  {
    pattern: /\bboys who watch (?:this|it|him|them) hate\b/i,
    reason: 'Many come for jokes or tips.',
    instead: 'Write "Many come for jokes or tips. Ask."',
  },
  {
    pattern: /\b76\s?% of (?:\w+['’]? )?feeds?\b/i,
    reason: 'It was one test with ten phones.',
    instead: 'Write "In one test with ten phones ..."',
  },
  {
    pattern: /\btwo in five (?:teenagers?|teens?|young people) (?:are|is|were) abused/i,
    reason: 'It is those in a relationship that year, in one survey.',
    instead: 'Write "Of teens in a relationship that year, about two in five in one survey."',
  },
  {
    pattern: /\bonly boys are (?:sextorted|blackmailed)/i,
    reason: 'It happens to girls too.',
    instead: 'Write "Mostly boys in reported cases; girls too."',
    unless: NOT,
  },
  {
    pattern: /\bsextortion\b.{0,20}\b(?:rose|up|grew)\b.{0,10}72\s?%/i,
    reason: 'It is half a year of confirmed cases.',
    instead: 'Write "Cases confirmed by the IWF in the first half of 2025 were 72% up on a year before."',
  },
  {
    pattern: /\bsocial media (?:causes?|leads? to) eating disorders?/i,
    reason: 'That is not shown.',
    instead: 'Write "It can make things worse for some."',
    unless: NOT,
  },
  {
    pattern: /\b(?:cutting|less|fewer) screens? (?:time )?fixes/i,
    reason: 'It helped distressed young adults a little.',
    instead: 'Write "It helped distressed young adults a little."',
    unless: NOT,
  },
  {
    pattern: /\bpraise (?:their|his|her) looks/i,
    reason: 'It keeps looks in the middle.',
    instead: 'Write "Leave looks out; name what they do."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\bone in four vapes?\b/i,
    reason: 'It was some schools.',
    instead: 'Write "13% of vapes seized in schools in one study."',
  },
  {
    pattern: /\billegal for (?:a |your )?(?:teenagers?|teens?|under-?18s|child|children) to vape/i,
    reason: 'The law is on selling.',
    instead: 'Write "It is illegal to sell vapes to under-18s."',
    unless: /\bnot illegal\b/i,
  },
  {
    pattern: /\barcades? (?:cause|causes|lead to|make)\b/i,
    reason: 'That is not shown.',
    instead: 'Write "Use small supervised moments to talk limits."',
    unless: NOT,
  },
  {
    pattern: /\bautistic (?:children|young people|teenagers) (?:should|must|need to) have less\b/i,
    reason: 'It depends on what it is for.',
    instead: 'Write "What is it for, and what does it push out?"',
  },
  {
    pattern: /\bboth homes (?:must|should|need to) have the same rules/i,
    reason: 'It is not needed, and not always safe.',
    instead: 'Write "Two shared rules are enough to begin."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:21|twenty-one) days\b.{0,20}\bhabit|\bbreak the chain\b/i,
    reason: 'It takes weeks.',
    instead: 'Write "It takes weeks; a missed day is fine."',
  },
  {
    pattern: /\bUK social media trial (?:shows?|proves?|found)/i,
    reason: 'It has no results yet.',
    instead: 'Write "Results are due in 2027."',
  },
]
