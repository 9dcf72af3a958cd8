// Answers from the knowledge base, or says that there is none.

import { brand } from '#brand';
import type { Passage } from '#server/assistant/retrieval/search.ts';
import type { Entry } from '#server/knowledge/entries.ts';
import { offTopicAnswer, unknownAnswer } from './refusals.ts';
import { answered, type Question, type Reply } from './reply.ts';
import { canOpenAddress, screenLabel } from './screen-links.ts';

/** Share of the question that an entry must cover: in its title and tags, in its whole text, or for questions without a padel word. */
const enough = { head: 0.34, whole: 0.6, outside: 0.75 } as const;
/** Share of the best score that a second entry needs to be suggested. */
const near = 0.6;

export function knowledgeAnswer({ asked, asker, passages }: Question): Reply {
  const isPadel = isAboutPadel(`${asked.text} ${asked.context}`);
  const [best, second] = fittingPassages(passages, isPadel);
  const isAboutHealth = bodyWords.test(`${asked.text} ${asked.original}`);
  if (best === undefined) return isPadel || isAboutHealth ? unknownAnswer(asker, isAboutHealth) : offTopicAnswer();
  const { entry } = best;
  const links = entry.links
    .filter((to) => canOpenAddress(asker.role, to))
    .map((to) => ({ label: screenLabel(to), to }));
  const also = second && !isAboutProduct(second.entry) ? `\n\nYou can also ask: “${second.entry.title}”` : '';
  const warning = isAboutHealth && entry.topic === 'fitness' ? `\n\n${emergencyNote}` : '';
  return answered(`${entry.text}${warning}${sourceLine(entry)}${also}`, links, { entry: entry.id, skill: entry.skill });
}

/** The entries that answer the question, best first; none if the best covers too little of it. */
function fittingPassages(passages: readonly Passage[], isPadel: boolean): Passage[] {
  const isFitting = ({ coverage, headCoverage, strictCoverage }: Passage) =>
    (coverage >= enough.whole || headCoverage >= enough.head) &&
    (isPadel || (strictCoverage >= enough.outside && headCoverage >= enough.head));
  const [best] = passages;
  if (best === undefined || !isFitting(best)) return [];
  return passages.filter((one) => isFitting(one) && one.score >= best.score * near);
}

const productTopics: ReadonlySet<string> = new Set(['product', 'account', 'coaching', 'clubs', 'administration']);

/** Whether an entry is about using the product: it shows no source and is not suggested beside others. */
const isAboutProduct = ({ topic }: Pick<Entry, 'topic'>) => productTopics.has(topic);

/** Whether an entry is for coaches, clubs or administrators. */
export function isForStaff({ topic }: Entry): boolean {
  return isAboutProduct({ topic }) && topic !== 'product' && topic !== 'account';
}

/** The sources of an entry, in Markdown. */
export function sourceLine({ sources, topic }: Entry): string {
  if (isAboutProduct({ topic })) return '';
  if (topic === 'own') return `\n\n*Added by ${brand.name}’s administrators.*`;
  const named = sources.filter((source) => source !== brand.name && !/^general coaching knowledge$/i.test(source));
  return `\n\n*${named.length === 0 ? 'General coaching knowledge.' : `Source: ${named.join('; ')}.`}*`;
}

/** Words about health, in three languages. */
const bodyWords =
  /\b(pain\w*|hurts?|hurting|aches?|aching|sick|ill|unwell|nause\w*|vomit\w*|blood|bleed\w*|numb\w*|swollen|injur\w*|breath\w*|heart|chest|dizz\w*|depress\w*|ondt|smert\w*|kvalm\w*|blod\w*|syg|skade\w*|haevet|deprim\w*|dolor\w*|duele\w*|sangr\w*|nauseas?|enferm\w*|lesion\w*|hinchad\w*|pecho|corazon)\b/;
/** Shown below health advice. */
const emergencyNote =
  'Pain in the chest, dizziness, fainting or trouble breathing: stop, and call 112 (EU) or your local emergency number.';

const padelWords =
  /\b(padel|racket|ball|balls|courts?|net|glass|walls?|mesh|serve|return|lob|volley|smash|bandeja|vibora|forehand|backhand|overhead|chiquita|bajada|contrapared|nevera|stroke|shot|partner|opponent|match|point|points|game|set|tie break|score|rule|rules|level|coach|drill|footwork|position|tactic|tactics|strategy|warm up|injury|elbow|shoes|grip|tournament|racket|bounce|fault|line|doubles|play|player|players|video|videos|credit|credits|review|rating|session|subscription|account|password|profile|club|notification|certificate|export|goal|goals|skill|skills|ends|pair|pairs|umpire|referee|mixed|formation|email|mail|data|privacy|analy[sz]ed|analysis|upload|certificate|cramp|pain|hurts?|training|message|messages|verify|badge|stamp|premium|pro|plan|plans|invoices?|receipts?|calendar|matchi|youtube|link|links|smashy|notes?|partner|lessons?|trainer|bug|camera|film|chat|human|passkeys?|authenticator|second factor|two factor|recovery codes?|audit|approve|approval|suspend|administrators?|heat map|renewal|downgrade|upgrade|refund|file|information|spin|slice|topspin|left handed|bat|overgrips?|surface|stretch|shoulder|knee|calf|ankle|back pain|volleys?|overheads?|wind|gusty|sun|poach\w*|court side|invitation|invite|reel|awards?|spotlights?|badges?|xp|app|dark mode|theme|mails?|credits|hall|indoors?|outdoors?|lobs?|beginners?|opponents|tennis|swing|americano|reviews|pay|paid|payment|payments|register|registration|deuces?|sudden death|served|serves|stamp|wrong side|admin|strokes?|shots?|swing|errors?|unforced|winners?|rally|rallies|break|breaks|priorit\w*|positioning|communication|training|feedback)\b/;

function isAboutPadel(text: string): boolean {
  return padelWords.test(text);
}
