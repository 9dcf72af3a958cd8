// The built-in engine: picks the answer by intent, without a model or network.

import type { AskedSkill } from '#domain/assistant/turns.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import { isPersonal, isSmallTalk, type PersonalIntent } from '#server/assistant/understanding/intents.ts';
import type { SmallTalk } from '#server/assistant/understanding/small-talk.ts';
import {
  coachesAnswer,
  creditsAnswer,
  goalsAnswer,
  messagesAnswer,
  nextSessionAnswer,
  paymentAnswer,
  refundAnswer,
  sessionPeopleAnswer,
  videosAnswer,
} from './account.ts';
import { changeAnswer } from './change.ts';
import { coachSaidAnswer } from './coach-said.ts';
import { isForStaff, knowledgeAnswer } from './knowledge.ts';
import { levelAnswer, nextLevelAnswer, whyLevelAnswer } from './next-level.ts';
import { notAPlayerAnswer, workAnswer } from './not-a-player.ts';
import type { Speech } from './phrases/phrases.ts';
import { drillsAnswer, rubricAnswer } from './practice.ts';
import { profileAnswer, ratingAnswer } from './profile.ts';
import { type Asker, answered, escapeMarkdown, type Question, type Reply, ratedSkill } from './reply.ts';
import { workOnAnswer } from './work-on.ts';

function smallTalk(kind: SmallTalk, say: Speech, { role, firstName }: Asker): Reply {
  const scope = role === 'player' ? say.scope.player : say.scope.others;
  const words: Record<SmallTalk, string> = {
    greeting: `${say.hello(escapeMarkdown(firstName))} ${scope}`,
    thanks: say.thanks,
    goodbye: say.goodbye,
    'about-smashy': `${say.aboutSmashy} ${scope} ${say.askYourCoach}`,
  };
  return { text: words[kind], outcome: 'small-talk' };
}

export async function builtInAnswer(question: Question): Promise<Reply> {
  const { asked, asker, say } = question;
  const { intent, skill, level } = asked;
  if (isSmallTalk(intent)) return smallTalk(intent, say, asker);
  if (intent === 'secrets') return { text: say.refused, outcome: 'off-topic' };
  if (intent === 'others') return answered(say.otherPeople);
  if (isPersonal(intent)) return personalAnswer(intent, question, asker);
  const rated = ratedSkill(skill);
  if (intent === 'drills' && rated !== null) return drillsAnswer(say, rated, asker, asked);
  if (intent === 'rubric' && level !== null && skill !== null && skill !== 'smash') {
    return rubricAnswer(say, skill, level, asker);
  }
  return knowledgeAnswer(question);
}

async function personalAnswer(intent: PersonalIntent, question: Question, { role, player }: Asker): Promise<Reply> {
  const { say } = question;
  if (player === null) {
    if (intent === 'work') return workAnswer(question);
    return (await staffAnswer(question)) ?? notAPlayerAnswer(say, role);
  }
  const { skill, text, level } = question.asked;
  const answers: Record<PersonalIntent, () => Reply | Promise<Reply>> = {
    profile: () => profileAnswer(say, player, text),
    'work-on': () => workOnSkill(say, player, skill),
    change: () => changeAnswer(say, player, skill),
    'coach-said': () => coachSaidAnswer(say, player, skill),
    rating: () => ratingAnswer(say, player, skill),
    coaches: () => coachesAnswer(say, player),
    'next-session': () => nextSessionAnswer(say, player, false),
    'session-people': () => sessionPeopleAnswer(say, player),
    'cancel-session': () => nextSessionAnswer(say, player, true),
    'next-level': () => nextLevelAnswer(say, player, level, false),
    'when-level': () => nextLevelAnswer(say, player, level, true),
    level: () => levelAnswer(say, player),
    'why-level': () => whyLevelAnswer(say, player),
    goals: () => goalsAnswer(say, player),
    credits: () => creditsAnswer(say, player),
    messages: () => messagesAnswer(say, player),
    videos: () => videosAnswer(say, player),
    payment: () => paymentAnswer(say, player),
    refund: () => refundAnswer(say, player),
    // A player waits for reviews.
    work: () => videosAnswer(say, player),
  };
  return answers[intent]();
}

/** Share of a question that an entry for staff must cover: "a coach wrote something wrong" asks how to correct it. */
const minStaffCoverage = 0.6;

/** Answers a question about work as staff that sounds like one about play; null if it is about play. */
function staffAnswer(question: Question): Promise<Reply> | null {
  const [best] = question.passages;
  const isMeant = best !== undefined && isForStaff(best.entry) && best.headCoverage >= minStaffCoverage;
  return isMeant ? knowledgeAnswer(question) : null;
}

/** For one skill, what to work on is what the coach wrote about it. */
function workOnSkill(say: Speech, player: PlayerData, skill: AskedSkill | null): Promise<Reply> {
  return skill === null || ratedSkill(skill) === null ? workOnAnswer(say, player) : coachSaidAnswer(say, player, skill);
}
