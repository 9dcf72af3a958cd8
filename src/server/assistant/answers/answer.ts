// The built-in engine: picks the answer by intent, without a model or network.

import type { AskedSkill } from '#domain/assistant/turns.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import { certaintyOf } from '#server/assistant/retrieval/certainty.ts';
import {
  isPersonal,
  isSmallTalk,
  type PersonalIntent,
  type PlayerIntent,
} from '#server/assistant/understanding/intents.ts';
import type { SmallTalk } from '#server/assistant/understanding/small-talk.ts';
import { stemsOf } from '#server/assistant/words/stems.ts';
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
import {
  achievementsAnswer,
  certificateAnswer,
  clubAnswer,
  eveningLevelsAnswer,
  familyAnswer,
  groupAnswer,
  lastSessionAnswer,
  openSessionsAnswer,
  pairAnswer,
  standingAnswer,
} from './around-people.ts';
import { openingAnswer, secondReviewAnswer, situationAnswer, unreadAnswer } from './around-reviews.ts';
import { changeAnswer } from './change.ts';
import { coachSaidAnswer } from './coach-said.ts';
import { certainBesideOwn, isAboutHealth, isForStaff, knowledgeAnswer, offers, unsure } from './knowledge.ts';
import { isAboutNamed, namedPlayersAnswer, namedReviewAnswer } from './named.ts';
import { levelAnswer, nextLevelAnswer, whyLevelAnswer } from './next-level.ts';
import { notAPlayerAnswer, workAnswer } from './not-a-player.ts';
import type { Speech } from './phrases/phrases.ts';
import { drillsAnswer, rubricAnswer } from './practice.ts';
import { profileAnswer, ratingAnswer } from './profile.ts';
import { type Asker, answered, escapeMarkdown, type Question, type Reply, ratedSkill } from './reply.ts';
import {
  adminDueAnswer,
  adminFiguresAnswer,
  clubCodeAnswer,
  clubFiguresAnswer,
  clubGroupsAnswer,
  coachedPlayersAnswer,
  coachSessionAnswer,
  dueAnswer,
  eveningAnswer,
  staffEveningsAnswer,
  withoutCoachAnswer,
} from './staff.ts';
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
  const { role, player } = asker;
  if (isSmallTalk(intent)) return smallTalk(intent, say, asker);
  if (intent === 'secrets') return { text: say.refused, outcome: 'off-topic' };
  // A manager's "who is our best player" has an answer for clubs.
  const isForWork = role !== 'player' && certaintyOf(question.passages, asked.question) >= certainBesideOwn;
  if (intent === 'others' && !isForWork) return answered(say.otherPeople);
  if (isPersonal(intent)) return personalAnswer(intent, question, asker);
  const rated = ratedSkill(skill);
  if (intent === 'drills' && rated !== null) return drillsAnswer(say, rated, asker, asked);
  // "Which drill should I do?" says nothing else.
  if (intent === 'drills' && player !== null && stemsOf(asked.text).length === 1) return workOnAnswer(say, player);
  if (intent === 'rubric' && level !== null && skill !== null && skill !== 'smash') {
    return rubricAnswer(say, skill, level, asker);
  }
  return (await maybeOwnAnswer(question)) ?? knowledgeAnswer(question);
}

/** What the question may ask of the asker's own things, unsurely; null if that is less likely than that an entry answers it. */
async function maybeOwnAnswer(question: Question): Promise<Reply | null> {
  const { asked, asker, passages, say } = question;
  const { mayAsk } = asked;
  if (mayAsk === null || isAboutHealth(question)) return null;
  if (certaintyOf(passages, asked.question) > mayAsk.likelihood) return null;
  const reply = await personalAnswer(mayAsk.intent, question, asker);
  return { ...unsure(say, reply, offers(question, 0, 2)), intent: mayAsk.intent };
}

async function personalAnswer(intent: PersonalIntent, question: Question, { role, player }: Asker): Promise<Reply> {
  const { say } = question;
  if (player === null) {
    const own = ownWorkAnswer(intent, question);
    return own ?? (await staffAnswer(question)) ?? notAPlayerAnswer(say, role);
  }
  const { skill, text, level } = question.asked;
  const { named } = question;
  if (named && 'review' in named && isAboutNamed(intent, named)) {
    return namedReviewAnswer(say, player, named.review, { skill, intent });
  }
  const answers: Record<PlayerIntent, () => Reply | Promise<Reply>> = {
    profile: () => profileAnswer(say, player, text),
    'work-on': () => workOnSkill(say, player, skill),
    change: () => changeAnswer(say, player, skill),
    'coach-said': () => coachSaidAnswer(say, player, skill, question.asked.question),
    rating: () => ratingAnswer(say, player, skill, text),
    coaches: () => coachesAnswer(say, player),
    'next-session': () => nextSessionAnswer(say, player, named, false),
    'session-people': () => sessionPeopleAnswer(say, player, named),
    'cancel-session': () => nextSessionAnswer(say, player, named, true),
    'last-session': () => lastSessionAnswer(say, player),
    'open-sessions': () => openSessionsAnswer(say, player, named),
    'next-level': () => nextLevelAnswer(say, player, level, false, skill),
    'when-level': () => nextLevelAnswer(say, player, level, true),
    level: () => levelAnswer(say, player),
    'why-level': () => whyLevelAnswer(say, player),
    standing: () => standingAnswer(say, player, skill),
    certificate: () => certificateAnswer(say, player),
    goals: () => goalsAnswer(say, player),
    achievements: () => achievementsAnswer(say, player),
    credits: () => creditsAnswer(say, player),
    messages: () => messagesAnswer(say, player),
    unread: () => unreadAnswer(say, player),
    videos: () => videosAnswer(say, player, named),
    situation: () => situationAnswer(say, player),
    opening: () => openingAnswer(say, player),
    'second-review': () => secondReviewAnswer(say, player),
    pair: () => pairAnswer(say, player),
    family: () => familyAnswer(say, player),
    club: async () => clubAnswer(say, await player.club()),
    group: async () => groupAnswer(say, role, await player.club()),
    'ranking-evening': () => eveningLevelsAnswer(say, player, named),
    payment: () => paymentAnswer(say, player),
    refund: () => refundAnswer(say, player),
    work: () => playerWorkAnswer(say, player),
  };
  // The others are never asked by players (`isAnsweredFor`).
  return answers[intent as PlayerIntent]();
}

/** What waits for a player: requests for the same situation, unread messages, invitations, and videos in review. */
async function playerWorkAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const [videos, situations, { messages, notifications }, { invitations }] = await Promise.all([
    videosAnswer(say, player, null),
    player.situations(),
    player.unread(),
    player.pair(),
  ]);
  const situation = situations.length === 0 ? null : await situationAnswer(say, player);
  const parts = [
    ...(situation === null ? [] : [situation.text]),
    ...(messages + notifications === 0 ? [] : [say.unread(messages, notifications)]),
    ...(invitations === 0 ? [] : [`${say.invitations(invitations)}.`]),
    videos.text,
  ];
  const links = [
    ...(situation?.links ?? []),
    ...(messages + notifications === 0 ? [] : ['/notifications']),
    ...(invitations === 0 ? [] : ['/player/pair']),
    ...(videos.links ?? []),
  ];
  return answered(parts.join('\n\n'), links);
}

/** A question of coaches, managers and administrators about their own work; null for any other. */
function ownWorkAnswer(intent: PersonalIntent, question: Question): Promise<Reply> | null {
  const { say, asker, asked, named } = question;
  const { role, coach = null, club = null, admin = null } = asker;
  if (intent === 'work') return workAnswer(question);
  if (coach !== null) {
    if (named && 'players' in named) return namedPlayersAnswer(say, role, coach, named.players);
    if (intent === 'coached-player') return coachedPlayersAnswer(say, coach);
    if (intent === 'due-reviews') return dueAnswer(say, role, coach, asked.text);
    if (intent === 'ranking-evening') return staffEveningsAnswer(say, 'coach', coach, named);
    if (intent === 'group') return coach.club().then((name) => groupAnswer(say, role, name));
    if (intent === 'next-session' || intent === 'session-people') return coachSessionAnswer(say, coach, named);
    if (intent === 'coached-players') return coachedPlayersAnswer(say, coach);
    if (intent === 'evening') return eveningAnswer(say, coach, asked.original);
    if (intent === 'club') return coach.club().then((name) => clubAnswer(say, name));
    // Videos, messages and ratings of a coach are what waits for them.
    if (intent === 'videos' || intent === 'messages') return workAnswer(question);
  }
  if (club !== null) {
    if (intent === 'club-figures') return clubFiguresAnswer(say, club);
    if (intent === 'club-groups') return clubGroupsAnswer(say, club);
    if (intent === 'club-code') return clubCodeAnswer(say, club);
    if (intent === 'without-coach') return withoutCoachAnswer(say, club);
    if (intent === 'due-reviews') return dueAnswer(say, role, club, asked.text);
    if (intent === 'ranking-evening') return staffEveningsAnswer(say, 'club', club, named);
  }
  if (admin !== null) {
    if (intent === 'figures') return adminFiguresAnswer(say, admin, asked.original);
    if (intent === 'due-reviews') return adminDueAnswer(say, admin);
  }
  return null;
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
