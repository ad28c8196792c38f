// Section 2 and what else the specification quotes: the words of each page, as a visitor finds it.
import { checkScenes, type Scene } from './scenes.ts'

const TOOLKITS = '/digitalLaunchpad/modules'
const TOOLKIT = `${TOOLKITS}/module1`
const TOOL = `${TOOLKIT}/lessons/1.1`

const pages: readonly Scene[] = [
  {
    title: 'home',
    path: '/',
    texts: [
      "What's your digital parenting challenge today?",
      'From Anxiety to Agency in 5 Minutes',
      'Evidence-Based',
      'Learning-Designed',
      'Realistic for You',
      'Find a challenge',
      'Use a 5-minute tool',
      'Build confidence',
      'every Saturday',
      // The hint line of popular searches.
      'screen time',
      'inappropriate content',
      'gaming',
      'safety settings',
      'strangers',
      'Show different challenges',
      'Browse all toolkits',
      'See all 12 challenges',
    ],
    // Shown only when it is true: when 150 people read the newsletter.
    withoutTexts: ['150+ parents', 'every Sunday'],
    controls: [{ role: 'searchbox', name: /./ }],
  },
  {
    title: 'home, with a search that finds something',
    path: '/',
    reach: async (visitor) => {
      await visitor.find('searchbox').fill('gaming')
      await visitor.until(async () => /\d+ tools? found/.test(await visitor.visibleText()), 'a number of tools')
    },
    texts: ["They won't come off the game"],
    controls: [{ role: 'button', name: /clear/i }],
  },
  {
    title: 'home, with a search in vain',
    path: '/',
    reach: (visitor) => visitor.find('searchbox').fill('zzzzqqq'),
    texts: ['No tools found. Try different keywords.'],
  },
  {
    title: 'the toolkits of a focus area',
    path: TOOLKITS,
    texts: [
      'The Digital Launchpad',
      'The Gaming Code',
      'View Tools',
      '4 Tools',
      // Section 9: emoji by id.
      '🎮',
      '📱',
      '🛡️',
      '😊',
    ],
    controls: [
      { role: 'link', name: /^View Tools/, to: `${TOOLKITS}/module1` },
      { role: 'link', name: /^(Back to )?Home$/, to: '/' },
    ],
  },
  {
    title: 'a toolkit',
    path: TOOLKIT,
    texts: ['Home', 'The Digital Launchpad', 'The Gaming Code', '0%', '0 of 4 tools completed'],
    controls: [
      { role: 'link', name: 'Home', to: '/' },
      { role: 'link', name: 'The Digital Launchpad', to: TOOLKITS },
      { role: 'progressbar', name: /./ },
    ],
  },
  {
    title: 'a toolkit of which one tool is finished',
    path: TOOLKIT,
    visitor: {
      stored: {
        userProgress: JSON.stringify({
          completedLessons: ['digitalLaunchpad-module1-1.1'],
          lastUpdated: '2026-11-20T20:00:00.000Z',
        }),
      },
    },
    texts: ['25%', '1 of 4 tools completed', 'Completed'],
  },
  {
    title: 'a tool',
    path: TOOL,
    texts: ['Step 1 of 5', 'Spark & Assess'],
    controls: [{ role: 'link', name: 'Back to Toolkit', to: TOOLKIT }],
  },
  {
    title: 'a tool that was finished before',
    path: TOOL,
    visitor: {
      stored: {
        userProgress: JSON.stringify({
          completedLessons: ['digitalLaunchpad-module1-1.1'],
          lastUpdated: '2026-11-20T20:00:00.000Z',
        }),
      },
    },
    texts: [
      "You've already completed this tool!",
      'Your progress is saved. Where would you like to go next?',
      'Back to Toolkit',
      'Explore Other Focus Areas',
    ],
    controls: [{ role: 'link', name: 'Explore Other Focus Areas', to: '/' }],
  },
  {
    title: 'log in',
    path: '/login',
    controls: [
      { role: 'textbox', name: 'Email' },
      { role: 'link', name: /forgot/i, to: '/forgot-password' },
      { role: 'link', name: /^sign up$/i, to: '/register' },
    ],
  },
  {
    title: 'sign up',
    path: '/register',
    texts: ['min. 8 characters', 'I am an adult, and I accept the Privacy Policy', 'every Saturday'],
    controls: [
      { role: 'textbox', name: 'Email' },
      { role: 'link', name: /^Privacy Policy/, to: '/privacy' },
      { role: 'link', name: /^log in$/i, to: '/login' },
    ],
  },
  {
    title: 'forgotten password',
    path: '/forgot-password',
    controls: [{ role: 'textbox', name: 'Email' }],
  },
  {
    title: 'forgotten password, asked for',
    path: '/forgot-password',
    reach: async (visitor) => {
      await visitor.field('Email').fill('nobody@example.org')
      await visitor.find('main').find('button').press()
    },
    texts: ['Check Your Email', "If an account exists for nobody@example.org, we've sent password reset instructions."],
  },
  {
    title: 'a new password without a link',
    path: '/reset-password',
    texts: ['Invalid or missing reset link. Please request a new one.'],
  },
  {
    title: 'unsubscribe',
    path: '/unsubscribe',
    controls: [
      { role: 'textbox', name: 'Email' },
      { role: 'button', name: 'Unsubscribe' },
    ],
  },
  {
    title: 'unsubscribe, turned to subscribing again',
    path: '/unsubscribe',
    reach: async (visitor) => {
      await visitor.find('button', /subscribe again/i).press()
    },
    controls: [{ role: 'button', name: 'Resubscribe' }],
  },
  {
    title: 'about',
    path: '/about',
    texts: [
      // Without a founder's story of the operator the page says why the site exists.
      'Why this exists',
      'The problem',
      'The learning design',
      'Real situations',
      'Understanding the why',
      'Scenario practice',
      'Actionable strategies',
      'Reflect and commit',
      'Our promise',
      'The background',
      'A technical note',
      'What makes it different',
      // Section 9: the length of a tool in the copy about it.
      '10-15 minutes',
    ],
    controls: [
      { role: 'link', name: 'Browse Our Toolkits', to: TOOLKITS },
      { role: 'link', name: 'Share Your Feedback', to: '/roadmap' },
    ],
  },
  {
    title: 'research and sources',
    path: '/sources',
    texts: [
      'Research and Sources',
      'Researchers',
      'Frameworks',
      'UK organisations',
      'International organisations',
      'Fair-use policy',
      'The Gaming Code',
      // The dates come from the content.
      'Last updated:',
      'Next review:',
    ],
    controls: [
      { role: 'link', to: TOOLKITS },
      { role: 'link', name: /^About Us$/, to: '/about' },
    ],
  },
  {
    title: 'the roadmap',
    path: '/roadmap',
    texts: [
      'Next 3 months',
      '3-6 months',
      '6+ months',
      // All eight that were planned, by their names.
      "Explorer's guide",
      'Teen guide',
      'AI and future-tech toolkit',
      'Parent community hub',
      'Family challenge system',
      'Progress dashboards',
      'Multi-language support',
      'Advanced analytics',
      'Ideas are welcome',
      'about 2 minutes',
      'Every month',
      'Within weeks',
      'Every quarter',
      'Stay involved',
    ],
  },
  {
    title: 'the privacy policy',
    path: '/privacy',
    texts: [
      'Version 1.0',
      'Your rights',
      'The legal basis',
      'How it is protected',
      'Children under 13',
      'Changes to this policy',
      'Essential cookies only',
    ],
    controls: [{ role: 'button', name: 'Manage' }],
  },
  {
    title: 'the privacy policy, before a choice about cookies',
    path: '/privacy',
    visitor: { consent: 'undecided' },
    texts: ['Not set'],
  },
  {
    title: 'the privacy policy, with the choice about cookies open',
    path: '/privacy',
    visitor: { consent: 'all' },
    reach: (visitor) => visitor.find('button', 'Manage').press(),
    texts: ['All cookies accepted', 'Analytics: enabled', 'Hide', 'Essential Only', 'Accept All'],
  },
  {
    title: 'the privacy policy, after the choice was changed there',
    path: '/privacy',
    visitor: { consent: 'all' },
    reach: async (visitor) => {
      await visitor.find('button', 'Manage').press()
      await visitor.find('button', 'Essential Only').press()
    },
    texts: ['Essential cookies only', 'Analytics: disabled'],
  },
  {
    title: 'the resources',
    path: '/resources',
    texts: [
      'The Parent Resources Hub',
      'Digital Safety Sprint',
      'Family Tech Charter',
      'Data Privacy Fortress',
      'Gaming Transition Mastery',
      'Download Checklist',
    ],
  },
  {
    title: 'a page that does not exist',
    path: '/there/is/no/such/page',
    texts: ["Oops! The page you're looking for doesn't exist."],
    controls: [{ role: 'link', name: 'Go Back to Home', to: '/' }],
  },
]

checkScenes((path) => `${path} has the words of the specification`, pages)
