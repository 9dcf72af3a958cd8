// The built-in engine: picks the answer by intent, without a model or network.

import { brand } from '#brand';
import type { AskedSkill } from '#domain/assistant/turns.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import { isPersonal, isSmallTalk, type PersonalIntent } from '#server/assistant/understanding/intents.ts';
import type { SmallTalk } from '#server/assistant/understanding/small-talk.ts';
import { creditsAnswer, goalsAnswer, messagesAnswer, nextSessionAnswer, videosAnswer } from './account.ts';
import { changeAnswer } from './change.ts';
import { coachSaidAnswer } from './coach-said.ts';
import { isForStaff, knowledgeAnswer } from './knowledge.ts';
import { levelAnswer, nextLevelAnswer } from './next-level.ts';
import { drillsAnswer, rubricAnswer } from './practice.ts';
import { profileAnswer, ratingAnswer } from './profile.ts';
import { notAPlayerAnswer, otherPeopleAnswer, refusalAnswer } from './refusals.ts';
import { type Asker, escapeMarkdown, type Question, type Reply, ratedSkill } from './reply.ts';
import { workOnAnswer } from './work-on.ts';

const about = {
  player: `Ask me about rules, strokes, tactics, drills and equipment, about your own reviews (“What should I work on?”), or how to use ${brand.name}.`,
  others: `Ask me about rules, strokes, tactics, drills and equipment, or how to use ${brand.name}.`,
};

function smallTalk(kind: SmallTalk, { role, firstName }: Asker): Reply {
  const scope = role === 'player' ? about.player : about.others;
  const words: Record<SmallTalk, string> = {
    greeting: `Hello ${escapeMarkdown(firstName)}! ${scope}`,
    thanks: 'You’re welcome. See you on court!',
    goodbye: 'Goodbye, and enjoy your next match!',
    'about-smashy': `I’m Smashy, the ${brand.name} assistant: a program, not a coach. ${scope} For anything that takes someone who has seen you play, ask your coach.`,
  };
  return { text: words[kind], outcome: 'small-talk' };
}

export async function builtInAnswer(question: Question): Promise<Reply> {
  const { asked, asker } = question;
  const { intent, skill, level } = asked;
  if (isSmallTalk(intent)) return smallTalk(intent, asker);
  if (intent === 'secrets') return refusalAnswer();
  if (intent === 'others') return otherPeopleAnswer();
  if (isPersonal(intent)) return personalAnswer(intent, question, asker);
  const rated = ratedSkill(skill);
  if (intent === 'drills' && rated !== null) return drillsAnswer(rated, asker, asked);
  if (intent === 'rubric' && level !== null && skill !== null && skill !== 'smash') {
    return rubricAnswer(skill, level, asker);
  }
  return knowledgeAnswer(question);
}

async function personalAnswer(intent: PersonalIntent, question: Question, { role, player }: Asker): Promise<Reply> {
  if (player === null) return staffAnswer(question) ?? notAPlayerAnswer(role);
  const { skill, text, level } = question.asked;
  const answers: Record<PersonalIntent, () => Reply | Promise<Reply>> = {
    profile: () => profileAnswer(player, text),
    'work-on': () => workOnSkill(player, skill),
    change: () => changeAnswer(player, skill),
    'coach-said': () => coachSaidAnswer(player, skill),
    rating: () => ratingAnswer(player, skill),
    'next-session': () => nextSessionAnswer(player),
    'next-level': () => nextLevelAnswer(player, level),
    level: () => levelAnswer(player),
    goals: () => goalsAnswer(player),
    credits: () => creditsAnswer(player),
    messages: () => messagesAnswer(player),
    videos: () => videosAnswer(player),
  };
  return answers[intent]();
}

/** Share of a question that an entry for staff must cover: "a coach wrote something wrong" asks how to correct it. */
const minStaffCoverage = 0.6;

/** Answers a question about work as staff that sounds like one about play; null if it is about play. */
function staffAnswer(question: Question): Reply | null {
  const [best] = question.passages;
  const isMeant = best !== undefined && isForStaff(best.entry) && best.headCoverage >= minStaffCoverage;
  return isMeant ? knowledgeAnswer(question) : null;
}

/** For one skill, what to work on is what the coach wrote about it. */
function workOnSkill(player: PlayerData, skill: AskedSkill | null): Promise<Reply> {
  return skill === null || ratedSkill(skill) === null ? workOnAnswer(player) : coachSaidAnswer(player, skill);
}
