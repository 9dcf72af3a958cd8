// The built-in engine: what is wanted decides who answers. No model, no network.

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
  player:
    'Ask me about rules, strokes, tactics, drills and equipment, about your own reviewed play (“What should I work on?”), or how to do something in this product.',
  others: 'Ask me about rules, strokes, tactics, drills and equipment, or how to do something in this product.',
};

function smallTalk(kind: SmallTalk, { role, firstName }: Asker): Reply {
  const scope = role === 'player' ? about.player : about.others;
  const words: Record<SmallTalk, string> = {
    greeting: `Hello ${quoted(firstName)}! ${scope}`,
    thanks: 'You are welcome. See you on court!',
    goodbye: 'Goodbye, and enjoy your next match!',
    'about-smashy': `I am Smashy, the assistant of ${brand.name}: a program, not a coach. ${scope} For what only a person who has seen you play can judge, ask your coach.`,
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
  if (play === null) return aboutWork(question) ?? withoutPlay(role);
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

/** How much of a question an entry must be about to be meant by somebody without play: "a coach wrote something wrong" asks how to correct it. */
const meant = 0.6;

/** The answer to a question about one's work here that sounds like one about one's play; null where it is about play. */
function aboutWork(question: Question): Reply | null {
  const [best] = question.passages;
  const isMeant = best !== undefined && isForStaff(best.entry) && best.headCoverage >= meant;
  return isMeant ? knowledgeAnswer(question) : null;
}

/** What to work on within a skill is what the coach wrote of it. */
function workOnSkill(play: OwnPlay, skill: AskedSkill | null): Promise<Reply> {
  return skill === null || ratedSkill(skill) === null ? workOnAnswer(play) : coachSaidAnswer(play, skill);
}
