// Section 4 of the dossier on AI as patterns: chatbots, fakes, voices and things that listen.
import { type ForbiddenStatement, NOT } from './forbidden-statement.ts'

export const AI: readonly ForbiddenStatement[] = [
  {
    pattern:
      /\b(?:eight in ten|8 in 10|80\s?%|79\s?%) (?:of )?(?:\w+ ){0,3}(?:have|had|use|used) (?:an )?AI (?:friend|companion)/i,
    reason: 'It mixes helpers with companions.',
    instead: 'Write "Most use AI helpers; fewer use companion apps."',
  },
  {
    pattern: /\b96\s?% of (?:\w+ ){0,2}(?:teens?|teenagers|young people|children|pupils)\b/i,
    reason: 'Only users of companions were asked.',
    instead: 'Write "In a UK survey of teen users ..."',
  },
  {
    pattern: /\b(?:companions?|chatbots?|AI friends?) (?:causes?|leads? to|makes? \w+) (?:lonel|depress|anxi)\w+/i,
    reason: 'It is linked, in adults, and the direction is unknown.',
    instead: 'Write "Heavy use goes with loneliness; we don\'t know which comes first."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:chatbots?|bots?|AI|ChatGPT) (?:has )?(?:caused|killed|drove)\b/i,
    reason: 'It was alleged; cases were settled or go on.',
    instead: 'Write "Families have taken companies to court." Add the help lines.',
  },
  {
    pattern: /\bAI (?:makes|is making) (?:\w+ ){0,3}(?:stupid|lazy|dumb)|\brots? (?:the|their|his|her|your) brains?/i,
    reason: 'The trials are about tasks, not brains.',
    instead: 'Write "Skipping the effort skips the learning."',
    allowedInOptions: true,
  },
  {
    pattern: /\bAI tutors? (?:doubles?|triples?|boosts?|improves?) /i,
    reason: 'It depends on the design, on who watches over it and on use.',
    instead: 'Write "Some well-designed tutors help; many go unused."',
    unless: NOT,
  },
  {
    pattern: /\b(?:using|use of) (?:AI|ChatGPT|a chatbot) (?:\w+ ){0,3}is (?:\w+ )?cheating/i,
    reason: 'Rules differ by school and task.',
    instead: 'Write "Ask what is allowed, and say when you used it."',
    allowedInOptions: true,
  },
  {
    pattern: /\bdetectors? (?:\w+ )?(?:proves?|shows? for certain|knows?)\b/i,
    reason: 'It makes errors, and is unfair to some.',
    instead: 'Write "Ask your child to explain it."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:AI|chatbots?|bots?) (?:is|are) wrong (?:\w+ ){0,2}\d+\s?%/i,
    reason: 'It was a significant problem in answers on the news, in one study.',
    instead: 'Write "In a test of news answers, nearly half had a significant problem."',
  },
  {
    pattern: /\byou can (?:always |easily )?(?:spot|tell|see|recognise) (?:a |an )?(?:deep ?)?fakes?\b/i,
    reason: 'People often cannot.',
    instead: 'Write "Check who posted it, and ask."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:only|just) a fake\b.{0,40}\b(?:not illegal|isn['’]t illegal|legal|no crime|not a crime)/i,
    reason: 'A sexual picture of an under-18 is illegal, also when AI made it.',
    instead: 'Write "The law treats it like other abuse images."',
  },
  {
    pattern: /\b(?:three|3) seconds of (?:audio|sound|speech|a voice)/i,
    reason: "It is a bank's claim; the study used minutes.",
    instead: 'Write "A short clip may be enough."',
  },
  {
    pattern: /\b(?:family|safe) (?:password|word|phrase) (?:keeps?|makes?|will keep) (?:\w+ )?safe/i,
    reason: 'Nobody has tested it.',
    instead: 'Write "It gives you a reason to stop and ring back."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:lets?|allows?) (?:you|parents?) (?:to )?(?:read|see) (?:the|their|all|every) (?:\w+ )?chats?\b/i,
    reason: 'The controls that we know of do not.',
    instead: 'Write "You may see settings, topics or an alert."',
    unless: NOT,
  },
  {
    pattern: /\bunder-?18s are banned from (?:AI|chatbots?)/i,
    reason: 'It was announced, and for sexual or romantic ones.',
    instead: 'Write "The government has announced ..." with a date.',
    unless: NOT,
  },
  {
    pattern: /\bCharacter\.AI (?:is|has been) (?:for )?13\b/i,
    reason: 'Its policy says 16 in the UK.',
    instead: 'Write "Check its page: stricter in the UK."',
  },
  {
    pattern: /\bAI toys? (?:harms?|damages?|stunts?|slows?)\b/i,
    reason: 'It was 14 children and one toy.',
    instead: 'Write "Too new to know; early signs say go carefully."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\bspeakers? (?:\w+ )?(?:records?|hears?|listens? to|sends?) everything/i,
    reason: 'The maker says that it sends what follows the wake word.',
    instead: 'Write "It sends what you say after the wake word, and can wake by mistake."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\bnever (?:post|share|put up) (?:any )?(?:photos|pictures) of (?:your|their) child/i,
    reason: 'That is not what the NCA and the IWF say.',
    instead: 'Write "Private or close friends, no uniform, ask first."',
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:chatbot|bot|AI|it) understands (?:you|your child)\b/i,
    reason: 'It gives it a mind.',
    instead: 'Write "It predicts words."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:chatbots?|bots?|AI) (?:lies|lied|lie|is lying)\b/i,
    reason: 'It gives it a mind.',
    instead: 'Write "It got it wrong."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\bVR (?:is safe|ruins|damages)/i,
    reason: "A maker's age is no evidence, and no study was seen.",
    instead: 'Write "Follow the maker\'s age, short turns, stay near."',
    unless: NOT,
  },
]
