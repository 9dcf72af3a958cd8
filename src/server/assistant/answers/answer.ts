// The built-in engine: picks the answer by intent, without a model or network.

import { brand } from '#brand';
import type { AskedSkill } from '#domain/assistant/turns.ts';
import type { OwnPlay } from '#server/assistant/own-play.ts';
import { isPersonal, isSmallTalk, type PersonalIntent } from '#server/assistant/understanding/intents.ts';
import type { SmallTalk } from '#server/assistant/understanding/small-talk.ts';
import { creditsAnswer, goalsAnswer, messagesAnswer, nextSessionAnswer, videosAnswer } from './account.ts';
import { changeAnswer } from './change.ts';
import { coachSaidAnswer } from './coach-said.ts';
import { isForStaff, knowledgeAnswer } from './knowledge.ts';
import { othersAnswer, secretsAnswer, withoutPlay } from './limits.ts';
import { levelAnswer, nextLevelAnswer } from './next-level.ts';
import { drillsAnswer, rubricAnswer } from './practice.ts';
import { profileAnswer, ratingAnswer } from './profile.ts';
import { type Asker, type Question, quoted, type Reply, ratedSkill } from './reply.ts';
import { workOnAnswer } from './work-on.ts';

const about = {
  player: `Ask me about rules, strokes, tactics, drills and equipment, about your own reviews (“What should I work on?”), or how to use ${brand.name}.`,
  others: `Ask me about rules, strokes, tactics, drills and equipment, or how to use ${brand.name}.`,
};

function smallTalk(kind: SmallTalk, { role, firstName }: Asker): Reply {
  const scope = role === 'player' ? about.player : about.others;
  const words: Record<SmallTalk, string> = {
    greeting: `Hello ${quoted(firstName)}! ${scope}`,
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
  if (intent === 'secrets') return secretsAnswer();
  if (intent === 'others') return othersAnswer();
  if (isPersonal(intent)) return personalAnswer(intent, question, asker);
  const rated = ratedSkill(skill);
  if (intent === 'drills' && rated !== null) return drillsAnswer(rated, asker, asked);
  if (intent === 'rubric' && level !== null && skill !== null && skill !== 'smash') {
    return rubricAnswer(skill, level, asker);
  }
  return knowledgeAnswer(question);
}

async function personalAnswer(intent: PersonalIntent, question: Question, { role, play }: Asker): Promise<Reply> {
  if (play === null) return staffAnswer(question) ?? withoutPlay(role);
  const { skill, text, level } = question.asked;
  const answers: Record<PersonalIntent, () => Reply | Promise<Reply>> = {
    profile: () => profileAnswer(play, text),
    'work-on': () => workOnSkill(play, skill),
    change: () => changeAnswer(play, skill),
    'coach-said': () => coachSaidAnswer(play, skill),
    rating: () => ratingAnswer(play, skill),
    'next-session': () => nextSessionAnswer(play),
    'next-level': () => nextLevelAnswer(play, level),
    level: () => levelAnswer(play),
    goals: () => goalsAnswer(play),
    credits: () => creditsAnswer(play),
    messages: () => messagesAnswer(play),
    videos: () => videosAnswer(play),
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
function workOnSkill(play: OwnPlay, skill: AskedSkill | null): Promise<Reply> {
  return skill === null || ratedSkill(skill) === null ? workOnAnswer(play) : coachSaidAnswer(play, skill);
}
