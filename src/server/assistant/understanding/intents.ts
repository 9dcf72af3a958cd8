// Detects the intent of a question from its normalised English text.

import { isCoach, type Role } from '#domain/people/roles.ts';
import { type SmallTalk, smallTalks } from './small-talk.ts';

/** Questions about the asker's own game and account, or what is waiting for them. */
const everybodysIntents = [
  'profile',
  'work-on',
  'change',
  'coach-said',
  'rating',
  'next-level',
  'when-level',
  'level',
  'why-level',
  'goals',
  'credits',
  'payment',
  'refund',
  'work',
] as const;

/** Questions that only players have an answer to: for others the entries are about them. */
const playersIntents = [
  'certificate',
  'situation',
  'opening',
  'second-review',
  'unread',
  'pair',
  'achievements',
  'family',
  'open-sessions',
  'last-session',
  'standing',
] as const;

/** Questions of players and of coaches, and of a club's managers as well. */
const ofPlayersAndCoaches = [
  'club',
  'group',
  'coaches',
  'next-session',
  'session-people',
  'cancel-session',
  'messages',
  'videos',
] as const;
const ofClubs = ['ranking-evening'] as const;

const coachesIntents = ['coached-players', 'coached-player', 'evening'] as const;
const managersIntents = ['club-figures', 'club-groups', 'club-code', 'without-coach'] as const;
const staffIntents = ['due-reviews'] as const;
const administratorsIntents = ['figures'] as const;

export const playerIntents = [...everybodysIntents, ...playersIntents, ...ofPlayersAndCoaches, ...ofClubs] as const;
export type PlayerIntent = (typeof playerIntents)[number];

/** Everything about the asker's own things. */
export const personalIntents = [
  ...playerIntents,
  ...coachesIntents,
  ...managersIntents,
  ...staffIntents,
  ...administratorsIntents,
] as const;
export type PersonalIntent = (typeof personalIntents)[number];

/** Whether people of this role have an answer of their own to it. */
export function isAnsweredFor(role: Role, intent: string): boolean {
  const among = (list: readonly string[]) => list.includes(intent);
  if (among(playersIntents)) return role === 'player';
  if (among(coachesIntents)) return isCoach(role);
  if (among(managersIntents)) return role === 'club';
  if (among(staffIntents)) return role !== 'player';
  if (among(administratorsIntents)) return role === 'admin';
  if (among(ofClubs)) return role !== 'admin';
  return !among(ofPlayersAndCoaches) || role === 'player' || isCoach(role);
}

/** Every intent. */
export type Intent = PersonalIntent | 'drills' | 'rubric' | 'others' | 'secrets' | SmallTalk;

/** Matches if every pattern in `all` does, and `not` does not. */
interface Rule {
  intent: Intent;
  all: RegExp[];
  not?: RegExp;
}

const me = /\b(my|i|me|im|ive)\b/;
const advice =
  /\bhow (can|do|should|could|would|to|must)\b|\b(can|should|could|do) (i|you)\b.{0,12}\b(improve|change|develop)\b/;

/** The first matching rule decides. */
const rules: Rule[] = [
  {
    intent: 'secrets',
    all: [
      /\b(system prompt|your (instructions|prompt|configuration|guidelines)|(ignore|forget|disregard) (all|any|the|your|previous|everything)|api keys?|developer mode|jailbreak|environment variables?|session (cookie|secret|token)s?|sql|drop table|admin(istrator)? (mode|rights|access)|hidden (text|instructions|rules)|(print|reveal|repeat|output|show) (me )?(your|the|all) (system|secret|hidden|prompt|database|instructions|rules above))\b/,
    ],
  },
  {
    intent: 'others',
    all: [
      /\b(another|other|someone|somebody|everyone|everybody|all|every|any) (other )?(else|elses|players?|persons?|peoples?|users?|members?|accounts?)\b|\b(his|her) (rating|weakest|notes|level|email|score|video)|\b(?!my|your|its|coachs|skills|whats|hows|is|was|does|has|this|players|as)\w{2,}s (weakest|strongest|rating|ratings|notes|credits|email|password|worst)\b|\b(weakest|strongest|ratings?|notes|credits|e ?mail|password|score) (skill )?of (?!my|mine|the|a|an|this|that|each|every|it|points?|me|lob|volley|bandeja|vibora|forehand|backhand|footwork|strategy|positioning|communication|\d)\w+|\bwho is the (best|worst|strongest|weakest) (player|member)|\b(what|how) (does|do|is|did) (?!my|your|it|the|a|i|you|we|they|that|this|one|coach|player)\w+ (rate|rated|score|scored)\b/,
      /\b(ratings?|rated|scores?|levels?|notes?|videos?|weakest|strongest|skills?|data|profiles?|passwords?|credits?|e ?mails?|address(es)?|phone|messages|names?|rate|volley|club|players?|members?)\b/,
    ],
    not: /\bopponent|\bpartner|\bfor everyone|\bsee my\b|\bsees? (my|mine)\b|\bwho can see\b|\bmy (data|videos?|notes|e ?mail|name|address|phone|country)\b/,
  },
  {
    intent: 'others',
    all: [
      /\b(my|our) (partner|pair|friend|wife|husband|girlfriend|boyfriend|brother|sister|boss|colleague|opponent|coach)s?\b/,
      /^(and )?(what|which) (level|rating|score) (is|does|has|have|are) (my|our) (?!coach)\w+( have| get| got| at| on| in)?$|^how good (is|are) (my|our) (?!coach)|\b(partner|friend|wife|husband|girlfriend|boyfriend|brother|sister|boss|colleague|opponent)s (own )?(level|ratings?|scores?|credits|notes|plan|subscription|goals|age|weakest|strongest|worst|best)\b|\b(my|our) \w+s (e ?mail|password|phone|number|address)\b/,
    ],
  },
  {
    intent: 'coaches',
    all: [
      /\bwho (is|are|s) my (coach|coaches)\b|\b(which|what) coach(es)? (do i have|am i with|is mine)\b|^(show )?my coach(es)?$|\bdo i have a coach\b|\bcoach(s|es)? name\b/,
    ],
  },
  {
    intent: 'club',
    all: [/\b(which|what) club (am i|do i|is mine)\b|\bwhat is my club\b/],
    not: /\b(members?|managers?|coach|coaches|players?|reports?|figures|code|address|phone|prices?|opens?|hours)\b/,
  },
  {
    intent: 'cancel-session',
    all: [
      /\b(cancel|move|reschedule|postpone|call off|(cant|cannot|can not|wont|will not) (be|come|make|attend)|miss)\b.{0,30}\b(sessions?|training|lessons?|class)\b/,
      me,
    ],
    not: /\bsubscription\b/,
  },
  {
    intent: 'refund',
    all: [/\b(refund|money back|refunded)\b/, /\b(where|my|when|arrived?|got|received?|get|yet)\b/, me],
    not: /\b(can|could|may|how|(?<!when )do) (do )?i (get|ask|have|request|receive)\b/,
  },
  {
    intent: 'payment',
    all: [
      /\b(next|upcoming) (payment|charge|bill|invoice|renewal)\b|\bwhen (do|will|does|is) (i|my|the)\b.{0,24}\b(pay|charged?|billed|renew\w*|payment)\b|\b(which|what) plan (am i|do i|is mine)\b|\bmy plan\b.{0,12}\b(renew\w*|end|cost)/,
      me,
    ],
  },
  {
    intent: 'credits',
    all: [/\bcredits?\b/, /\b(how many|left|remaining|remain|balance|do i have|have i|my credits)\b/],
    not: /\b(buy|cost|price|refund|get back|premium|pro|gives?)\b|\bwhat (is|are) (an? )?credits?\b/,
  },
  {
    intent: 'unread',
    all: [
      /\bunread\b|\bnew (messages?|notifications?)\b|\bmessages? new\b|\b(messages?|reply|answer) from (my )?coach\b|\b(my|how many) notifications?\b/,
    ],
    not: /\b(how (do|can)|turn|switch|email|stop)\b/,
  },
  {
    intent: 'messages',
    all: [/\bmessages?\b/, /\b(how many|left|remaining|quota|remain)\b/],
    not: /\b(premium|pro|plan|plans)\b/,
  },
  {
    intent: 'next-session',
    all: [
      /\b(next|upcoming|my next|coming)\b.{0,20}\b(session|training|lesson|class)|\bwhen\b.{0,24}\b(my|i|next)\b.{0,20}\b(session|training|lesson|class|train)|\b(my|any) (training )?sessions? (this|next|coming|booked|planned)|\bdo i have (a |any )?(session|training|lesson)/,
    ],
    not: /\b(book|cancel|calendar|subscribe|request)\b|^what (time|hora) (is|es)( it)?( now)?$/,
  },
  {
    intent: 'ranking-evening',
    all: [/\b(ranking|level) (evenings?|nights?)\b/, /\b(next|last|when|open|result|place|did|get|got|my|soon)\b/],
    not: /\bwhat (is|are) an?\b|\b(how|can|may|could|should|who|why)\b.{0,12}\b(we|i|you|players|courts|people|set|hold|film|make|finish)\b.{0,12}\b(hold|set|make|add|film|download|plan|finish|delete|change|join|invite|see|read|many)\b|\bdownload\b|\bcertificates?\b/,
  },
  {
    intent: 'why-level',
    all: [/\b(why|how come|reason)\b/, /\b(my|the) level\b|\b(am i|do i have)\b.{0,8}\b[1-7](\.\d)?\b/, me],
    not: /\bverif|\bwithdraw|\bnext level\b|\bsuggest|\bdiffer|\bplaytomic|\bscale\b|\bofficial|\bcertificate/,
  },
  {
    intent: 'when-level',
    all: [
      /\b(when|how long|how soon|how many (months|weeks|reviews))\b.{0,40}\b(level|next level|[1-7]\.[05]|[1-7])\b/,
      /\b(reach|get to|become|until|till|take me|be at|be a|make it)\b/,
      me,
    ],
    not: /\bverify|\bcredits?\b/,
  },
  {
    intent: 'next-level',
    all: [
      /\bnext level\b|\b(between me and|missing|stops?|stopping|keeps?|away from|far|need|needs|takes?|reach|get to|become|closer to|go up)\b.{0,30}\b(level|[1-7]\.[05]|[1-7])\b|\blevel up\b/,
      me,
    ],
    not: /\bverify|\bhow (do|does|is|are) (the )?levels?\b|\bscale\b|\bhow long\b/,
  },
  {
    intent: 'level',
    all: [
      /\b(what|which|whats) (is |s )?(my|the level i)( current| present| verify)? level\b|\b(what|which) level (do i|am i|have i|i am|i have)\b|^(whats|show|tell|and)?( me)?( about)? ?my (current )?level$|\b(am i|is my level) verify\b|\bwhat level am i\b/,
    ],
    not: /\bwhy\b|\bhow come\b/,
  },
  {
    intent: 'goals',
    all: [
      /\b(my|have i|i have)\b.{0,16}\b(goals?|target level|targets?)\b|\b(goals?|targets?)\b.{0,24}\b(for me|do i have|am i)\b/,
    ],
    not: /\b(how (do|can) i (set|change|edit)|who|why)\b/,
  },
  {
    intent: 'coach-said',
    all: [
      /\bcoach\b.{0,40}\b(say|said|says|notes?|noted|comments?|commented|feedback|wrote|think|thinks|tell|told|mention\w*|recommend\w*|advise\w*)\b|\b(notes?|feedback|comments?|advice|said|written)\b.{0,24}\b(my coach|coach)\b|\b(feedback|comments?|notes?) (did i get |have i got |i got |is there )?(on|about|for|to) my\b|\bmy (latest |last |recent )?(feedback|review|notes)\b|\bwhat (was|have|were|am|has) (i|been) (told|advised|said)\b|\bwhat (did|does|has) \w+ (write|written|say|said|think|note|noted|tell me|told me|comment) (about|on|of) my\b/,
    ],
    not: /\b(find (a|another)|where (is|do)|how (do|can|should|long)|where (do|can)|message my|write to|delete|print|download|export|who can)\b/,
  },
  {
    intent: 'change',
    all: [
      /\b(chang\w*|improv\w*|progress\w*|develop\w*|evolv\w*|better|worse|trend|gone|grown|declin\w*|going (up|down))\b/,
      /\b(did|has|have|had|changed|improved|improving|progressed|developed|developing|since|trend|history|over time|am i|been|gone|is my|evolved)\b/,
      me,
    ],
    not: new RegExp(
      `${advice.source}|\\bwho (has )?(changed|did)\\b|\\bwhere (do|can) i\\b|\\b(change|changed|switch) (my )?(password|email|name|side|sides|club|video|link|grip|racket)\\b|\\brules?\\b|\\bends\\b`,
    ),
  },
  {
    intent: 'profile',
    all: [
      /\b(strongest|strengths?|weakest|weakness(es)?|worst|best (skill|stroke|shot|part|weapon)|weakest side|(skill|stroke|shot) (has )?(dropped|drops|fell|fallen)|my best|best at|good at|bad at|struggl\w*|strong points?|weak points?|weak|strong)\b|\bwhere\b.{0,12}\b(i|my)\b.{0,12}\b(lose|lost|losing|weak)\b/,
      me,
    ],
    not: /\b(opponents?|partners?|their|his|her|racket|shoes|(?<!\b(weak|weakest|strong|strongest) )side|drill)\b|\bagainst\b|\bhow (do|can|should) i (hit|play|use|turn)\b/,
  },
  {
    intent: 'work-on',
    all: [
      /\bwhat\b.{0,24}\bi\b.{0,24}\b(work|focus|practise|train|improve|concentrate|learn|do next|do first)\b|\b(work|focus|concentrate) on\b|\b(get|become|getting) (a )?(better|best better)\b|\bhow (can|do) i improve( my (game|play|padel|level))?$|\bwhat (would|could|will) help me\b|\bmy priorit|\bpriorities\b|\bwhere\b.{0,12}\bi\b.{0,12}\b(improve|gain)\b/,
      me,
    ],
    not: /\b(at the (net|back)|against|without|when the)\b/,
  },
  {
    intent: 'videos',
    all: [
      /\bhow many (of my )?(videos|matches|games)\b.{0,24}\b(i|my|analy[sz]\w*|review\w*|upload|sent)\b|\bhow many videos\b|\bmy (last |latest |uploaded? )?(videos?|match|game)\b.{0,30}\b(review\w*|analy[sz]\w*|ready|status|done|pending|waiting)\b|\b(is|are|has|have|when|was|status|did|finish(ed)?|done with)\b.{0,20}\bmy (last |latest |uploaded? )?(videos?|review|analysis)\b/,
      /\b(my|i|me|im|ive|analy[sz]ed|reviewed)\b/,
    ],
    not: /\b(how (do|can|should)|how long (is|are|can|may|must|should|does)|may i|can i|private|see my|delete|withdraw|replace|film|win|won|lost|beat)\b/,
  },
  {
    intent: 'rating',
    all: [
      /\bmy\b.{0,24}\b(ratings?|scores?|rated|stars|average)\b|\bhow (good|strong|bad) (is|am|are) (my|i)\b|\bhow (is|are) my\b|\bhow am i (doing|at)\b|\b(did i|have i|do i) scored?\b|\b(ratings?|scores?) (did|do|have) i\b/,
    ],
    not: /\b(calculated|computed|decided|worked out|differs?|different|why|win|won|lost|beat)\b|\bwho rates\b/,
  },
  {
    intent: 'drills',
    all: [/\b(drills?|practise|train my|train the|train a|exercise)\b/],
    not: /\b(how (often|long|many times)|warm up|before a match|with a wall only)\b/,
  },
  {
    intent: 'rubric',
    all: [
      /\b(looks?|expected?|expect|should|what does|how (does|is|are)|able|standard|typical|criteria|describe|what is)\b/,
      /\blevel\b|\b[1-7]\.[05]\b/,
    ],
    not: /\b(racket|shoes|play against|verify|system|scale|federation|dpf|playtomic|rating system)\b/,
  },
];

/** The intent of a text; null for a knowledge question. */
export function detectIntent(text: string): Intent | null {
  const rule = rules.find(({ all, not }) => all.every((pattern) => pattern.test(text)) && !not?.test(text));
  return rule?.intent ?? null;
}

/** Whether the rules say that a text is about something else than this intent, near as it may be. */
export function isExcluded(intent: Intent, text: string): boolean {
  return rules.some((rule) => rule.intent === intent && rule.not?.test(text));
}

/** Whether it asks for the own game of a person who has none here: "how many reviews are left" of a coach. */
export function isOfPlayersAlone(role: Role, intent: string): boolean {
  return role !== 'player' && intent !== 'work' && everybodysIntents.some((one) => one === intent);
}

/** The intent with a name. @throws for any other text */
export function toIntent(name: string): Intent {
  const intent = [...personalIntents, 'drills' as const, 'others' as const, 'secrets' as const].find(
    (one) => one === name,
  );
  if (intent === undefined) throw new Error(`${name} is not an intent`);
  return intent;
}

export function isPersonal(intent: Intent | null): intent is PersonalIntent {
  return personalIntents.some((one) => one === intent);
}

export function isSmallTalk(intent: Intent | null): intent is SmallTalk {
  return smallTalks.some((one) => one === intent);
}
