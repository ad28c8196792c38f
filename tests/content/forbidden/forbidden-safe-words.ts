// Section 6 of the safety dossier as patterns: suicide, self-harm, blackmail, bullying and what studies do not bear.
import { type ForbiddenStatement, NOT } from './forbidden-statement.ts'

export const SAFE_WORDS: readonly ForbiddenStatement[] = [
  {
    pattern: /thought about (?:hurting|harming) (?:yourself|themselves|himself|herself)/i,
    reason: 'It asks about self-harm, which is another question than suicide.',
    instead: 'Write "Are you thinking about suicide?"',
    allowedInOptions: true,
  },
  {
    pattern: /\basking (?:will|always|can) (?:\w+ )?(?:stops?|helps?|prevents?|saves?)\b/i,
    reason: 'Studies show no harm and a little good.',
    instead: 'Write "Asking does not put the idea there, and it opens the door."',
    unless: NOT,
  },
  {
    pattern: /\b(?:just|only) (?:for|wants?|after|seeking) attention|attention[- ]seek/i,
    reason: 'It is often a way to cope.',
    instead: 'Write "It is often a way to cope, and it needs help."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /self-harm is (?:always |really )?a suicide attempt/i,
    reason: 'It is often a way to cope.',
    instead: 'Write "It is often a way to cope, and it needs help."',
    unless: NOT,
  },
  {
    pattern: /\bcommit(?:s|ted|ting)? suicide|\b(?:failed|successful|unsuccessful) (?:suicide )?attempt/i,
    reason: 'It harms those who read it.',
    instead: 'Write "died by suicide", without details.',
  },
  {
    pattern: /\b(?:make|get) (?:them|him|her|your child) (?:to )?promise (?:to stop|not to|never)/i,
    reason: 'It drives it under.',
    instead: 'Write "Tell me when it\'s near."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\bdelete (?:it all|everything|all of it|the (?:whole )?(?:chat|messages))\b/i,
    reason: 'Proof goes, and what Report Remove needs.',
    instead: 'Write "Delete nothing; never copy."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern:
      /report remove (?:\w+ ){0,3}(?:takes?|gets?|removes?|wipes?) (?:it|them|the \w+) (?:all )?(?:off|from) the (?:internet|web)/i,
    reason: 'It covers the public web and the firms that take part.',
    instead: 'Write "It can get it removed or blocked on many sites."',
    unless: NOT,
  },
  {
    pattern: /\b97\s?%/,
    reason: 'It is half a year only.',
    instead: 'Write the line of three years.',
  },
  {
    pattern: /screen ?shots? (?:is|are) (?:fine|safe|ok|okay|enough)\b/i,
    reason: 'Some apps tell the other person.',
    instead: 'Write "Some apps tell the sender: photograph the screen with another phone."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\btalking (?:doesn['’]t|does not) work|talking (?:only )?brings risk|talking (?:is|has been) proven/i,
    reason: 'The studies say neither.',
    instead: 'Write what the newest card says, with its limits.',
    allowedInOptions: true,
  },
  {
    pattern: /loot boxes (?:make|turn|lead) (?:\w+ ){0,3}gambl|nobody knows which comes first/i,
    reason: 'One is too strong, the other out of date.',
    instead: 'Write what the newest card says, with its limits.',
    unless: NOT,
  },
  {
    pattern: /social media (?:is|isn['’]t|is not) (?:the reason|why) /i,
    reason: 'Both sides have evidence.',
    instead: 'Say what both sides say.',
  },
  {
    pattern: /nothing like this has been tested/i,
    reason: 'Some of it has.',
    instead: 'Write what was tested, and how.',
  },
  {
    pattern: /\bban\b.{0,20}\b(?:has )?(?:failed|worked)\b/i,
    reason: 'There is one small early study.',
    instead: 'Write "Early days; many stayed on."',
    unless: /\bearly days\b/i,
  },
  {
    pattern: /\b(?:9 in 10|nine in ten|nine out of ten) (?:\w+ ){0,2}under[- ](?:13s?|thirteens?)/i,
    reason: 'The counts differ.',
    instead: 'Write "Many under-13s."',
  },
  {
    pattern: /\bapps (?:now )?check (?:\w+ )?ages?\b/i,
    reason: 'Some do, for adult content.',
    instead: 'Write "Some do, for adult content."',
    unless: /\bsome\b|\bmost\b.*\bn[o']t\b|\bfew\b/i,
  },
  {
    pattern: /\b(?:only|just) banter\b|\bkids will be kids\b|\bboys will be boys\b/i,
    reason: 'It closes the talk.',
    instead: 'Write "Who was laughing?"',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:your (?:child|son|daughter)|he|she) is a bully\b/i,
    reason: 'It fixes a label.',
    instead: 'Write "Your child did something cruel."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /\b(?:go|going|end up|be sent|goes) to (?:prison|jail)\b/i,
    reason: 'It stops children from telling, and they may be victims.',
    instead: 'Write "You may be a victim. We ring the bank."',
    unless: NOT,
    allowedInOptions: true,
  },
  {
    pattern: /birth famil(?:y|ies)(?: contact)? (?:is|are) (?:always )?(?:dangerous|a danger|unsafe)/i,
    reason: 'The evidence is mixed.',
    instead: 'Write "Unplanned contact needs help."',
    unless: NOT,
  },
  {
    pattern: /\b(?:ring|call|phone) kooth\b/i,
    reason: 'It has no phone and is not everywhere.',
    instead: 'Write "Kooth, if your area has it."',
  },
  {
    pattern: /\bagree (?:on )?(?:the |your )?rules with your ex\b/i,
    reason: 'Where there was abuse it can be dangerous.',
    instead: 'Ask first whether it is safe, and write "the other home".',
  },
]
