// Smashy's sentences in English. Danish and Spanish have the same (`phrases.ts`).

import { brand } from '#brand';
import type { AskedSkill } from '#domain/assistant/turns.ts';
import type { BenchmarkGroup } from '#domain/progress/benchmarks.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import type { AdminFigures, ClubFigures } from '#server/assistant/staff-data.ts';
import {
  counted,
  type EveningLevelWords,
  type EveningWords,
  type LevelState,
  type SessionPeople,
  type SessionWords,
  type SituationWords,
  type VideoCounts,
} from './values.ts';

const scope = {
  player: `Ask me about rules, strokes, tactics, drills and equipment, about your own reviews (“What should I work on?”), or how to use ${brand.name}.`,
  others: `Ask me about rules, strokes, tactics, drills and equipment, or how to use ${brand.name}.`,
};

function skillName(skill: AskedSkill): string {
  return skill === 'smash' ? 'Smash' : skillLabel(skill);
}

/** A skill's name within a sentence. */
function inSentence(skill: AskedSkill): string {
  return skill === 'overall' ? 'overall rating' : skillName(skill).toLowerCase();
}

const levelState = ({ isVerified, withdrawn }: LevelState) => {
  if (isVerified) return 'verified';
  return withdrawn === null
    ? 'not verified yet'
    : `its verification was withdrawn on ${withdrawn.on} by ${withdrawn.by}`;
};

export const english = {
  locale: 'en-GB',
  decimal: '.',
  skill: inSentence,
  skillName,
  rated: (rating: string, tier: string) => `${rating} of 7 (${tier})`,
  zone: (place: string) => `${place} time`,
  formerCoach: 'a former coach',

  // Small talk
  scope,
  hello: (name: string) => `Hello ${name}!`,
  thanks: 'You’re welcome. See you on court!',
  goodbye: 'Goodbye, and enjoy your next match!',
  aboutSmashy: `I’m Smashy, the ${brand.name} assistant: a program, not a coach.`,
  askYourCoach: 'For anything that takes someone who has seen you play, ask your coach.',

  // Refusals
  otherPeople: 'I can only talk about your own game and account. Other people’s ratings and reviews are private.',
  /** Before help that is not for the asker's role. */
  isFor: (isCoaches: boolean): string => (isCoaches ? 'Only coaches can do this:' : 'Only club managers can do this:'),
  refused: `I cannot help with that. I answer questions about padel, your own game and ${brand.name}, and I cannot change anything.`,
  offTopic: `Sorry, I only know padel and ${brand.name}. Ask me about rules, strokes, tactics, drills or equipment.`,
  health:
    'I do not know, and neither a coach nor I can judge that. If something is wrong, stop playing and ask a doctor. In an emergency call 112 (EU) or your local emergency number.',
  unknown: 'I do not know, and I’d rather not guess.',
  didYouMean: 'I’m not sure what you mean.',
  perhaps: 'I’m not sure I understood you. My best answer:',
  orCoach: 'Otherwise ask your coach, who has seen you play.',
  orSupport: 'Otherwise write to support.',
  notAPlayer: 'You have no reviews of your own game here.',
  places: {
    coach:
      'You’ll find your players, with their ratings and notes, under My Players, and your sessions under Training Sessions.',
    club: 'You’ll find your club’s figures on the Club Dashboard.',
    admin: 'You’ll find people and their videos in your menus.',
  },

  // The knowledge base
  emergencyNote:
    'Pain in the chest, dizziness, fainting or trouble breathing: stop, and call 112 (EU) or your local emergency number.',
  source: (sources: string) => `Source: ${sources}.`,
  noSource: 'I have no source for this, so ask your coach before you rely on it.',
  withoutSource: 'no source',
  generalKnowledge: 'General coaching knowledge.',

  // Account
  sessionsAreForMembers: 'Training sessions are for club members. Ask your coach about lessons outside a club.',
  noSession: 'You have no training session booked. Your coach books them.',
  nextSession: ({ title, moment, place, coach, objectives, later }: SessionWords) =>
    [
      `Your next session is **${title}** on ${moment}${place === null ? '' : ` at ${place}`}${coach === null ? '' : ` with ${coach}`}.`,
      ...(objectives === null ? [] : [`Objectives: ${objectives}`]),
      ...(later === 0 ? [] : [`${later} more ${later === 1 ? 'is' : 'are'} booked.`]),
    ].join(' '),
  sessionPeople: ({ title, moment, coach, partners }: SessionPeople) =>
    `${partners.length === 0 ? 'No other player is' : `${partners.join(', ')} ${partners.length === 1 ? 'is' : 'are'}`} in your next session, **${title}** on ${moment}${coach === null ? '' : `, with ${coach}`}.`,
  cancelSession: 'Your coach changes and cancels sessions: send them a message.',
  goalsAreForMembers: 'Goals are for club members. Their coach sets them.',
  noGoals: 'Your coach hasn’t set any goals for you yet.',
  emptyGoals: 'Your coach has started your goals, but they’re still empty.',
  goals: 'Your coach has set:',
  targetLevel: (level: string, by: string | null) => `**Target level** ${level}${by === null ? '' : ` by ${by}`}`,
  shortTerm: 'Short term',
  longTerm: 'Long term',
  skillPriorities: 'Skill priorities',
  credits: (count: number) => `You have **${count}** analysis ${count === 1 ? 'credit' : 'credits'} left.`,
  creditsOfMember: 'As a club member you don’t need one to send a video.',
  creditsOfOthers: 'Each video you send takes one.',
  noMessages: 'You need a subscription to message your coach, and you don’t have one at the moment.',
  messages: (left: number) => `You have **${left}** ${left === 1 ? 'message' : 'messages'} left this month.`,
  noVideos: 'You haven’t sent a video yet.',
  videos: ({ videos, analyzed, inReview }: VideoCounts) =>
    `You have sent **${videos}** ${videos === 1 ? 'video' : 'videos'}: ${analyzed} reviewed, ${inReview} in review.`,
  reviewedLast: 'Reviewed last',
  firstDue: 'The first due:',
  reviewer: (coach: string, due: string) => `${coach} reviews it, due ${due}.`,
  offered: (coaches: string, due: string) => `${coaches} can review it, due ${due}.`,
  noCoach: 'You have no coach yet.',
  coaches: (names: readonly string[]) =>
    names.length === 1 ? `Your coach is **${names[0]}**.` : `Your coaches are **${names.join('**, **')}**.`,
  noPlan: 'You have no subscription, so no payment is coming.',
  nextPayment: (plan: string, amount: string, on: string) =>
    `Your next payment is **${amount}** for ${plan}, on ${on}.`,
  planEnds: (plan: string, on: string) => `You cancelled ${plan}. It runs until ${on}, and you won’t be charged again.`,
  paymentFailed: (plan: string, until: string) =>
    `The last payment for ${plan} failed. Change your card before ${until}, or the plan ends.`,
  noRefund: 'I find no refund on your receipts.',
  refund: (amount: string, name: string) => `**${amount}** was refunded for ${name}.`,
  refundTakes: 'Your bank can take a few days to show it.',

  // What a coach asks for, when reviews open, second reviews, what is unread
  noSituation: 'No coach asks you for the same situation at the moment.',
  situations: 'Your coach would like to see the same situation in another video:',
  situation: ({ skill, focus, by, title }: SituationWords) =>
    `**${skill}**, by ${by}${focus === '' ? '' : `: “${focus}”`} (asked in “${title}”).`,
  situationSent: (title: string) => `You sent “${title}” for it, and your coach answers in its review.`,
  opensAtOnce: 'Your reviews open as soon as your coach publishes them.',
  opens: (time: string, days: string | null) => `Your reviews open at **${time}**, ${days ?? 'every day'}.`,
  reviewOpens: (title: string, moment: string) =>
    `“${title}” opens on ${moment}. You can open it earlier, on its page.`,
  noSecondReview: 'You haven’t asked another coach for a second review. You can, from the menu of a match.',
  secondReview: {
    waiting: 'not published yet',
    published: 'published; the first one isn’t yet',
    both: 'both are published, so you can compare them',
  },
  compare: 'Compare',
  unread: (messages: number, notifications: number) =>
    `You have **${messages}** unread ${messages === 1 ? 'message' : 'messages'} and **${notifications}** unread ${notifications === 1 ? 'notification' : 'notifications'}. Answers to notes are messages.`,
  allRead: 'You have read all your messages and notifications.',

  // Partner, family, club, achievements, certificate, comparison
  noPair: 'You share no match with a partner yet. Invite one from the menu of your video.',
  pair: 'You share matches with:',
  sharedWith: (partner: string, count: number, latest: string) =>
    `**${partner}**: ${count} ${count === 1 ? 'match' : 'matches'}, the latest “${latest}”`,
  invitations: counted('invitation to a match waits for your answer', 'invitations to matches wait for your answer'),
  guardian: (name: string) => `Your guardian is **${name}**.`,
  juniors: 'Your juniors, and until when they are:',
  noFamily: 'You have no guardian and no juniors here. A junior’s club sets that up.',
  club: (name: string) => `Your club is **${name}**.`,
  noClub: 'You belong to no club here.',
  groupsAreForManagers: (club: string) =>
    `Groups are lists that the managers of ${club} keep, and only they see them here: ask your club which ones you’re in. Your sessions show who trains with you.`,
  noEveningLevel:
    'You have no level from a ranking evening. Your club holds them: ask there when the next one is. Once its coach has finished it, I can tell you your level.',
  eveningLevels: 'Your levels from ranking evenings, the latest first:',
  eveningLevel: ({ title, day, level, coach, isWithdrawn }: EveningLevelWords) =>
    `“${title}”, ${day}: level **${level}**, verified by ${coach}${isWithdrawn ? ' and withdrawn since' : ''}`,
  noPlaces:
    'An evening gives levels, not places. The moments behind yours are under Progress; your club says when the next evening is.',
  achievements: (xp: number) => `You have **${xp} XP**:`,
  noAchievements: 'You have no achievements yet. Your first video brings you the first.',
  certificatePublic: 'Your certificate is public. Its link, picture and badge are in your profile, under Privacy.',
  certificateOff:
    'Your level is verified, but your certificate is switched off. Switch it on in your profile, under Privacy.',
  noCertificate: 'You have no certificate yet: it needs a verified level, and yours isn’t verified at the moment.',
  standing: (skill: string, percentile: number, group: BenchmarkGroup) =>
    `Your ${skill} is higher than that of **${percentile} %** of the ${group === 'club' ? 'players of your level in your club' : 'players of your level'}.`,
  noStanding: 'I can’t compare you yet: that takes a review of your game, and enough reviewed players of your level.',

  // Sessions that were, and sessions open to members
  noLastSession: 'You have had no training session yet.',
  lastSession: ({ title, moment, coach, objectives }: SessionWords) =>
    `Your last session was **${title}** on ${moment}${coach === null ? '' : ` with ${coach}`}.${objectives === null ? '' : ` Objectives: ${objectives}`}`,
  noOpenSession:
    'No training session is open to you at the moment. Your coach puts groups together, and clubs’ groups are for managers only.',
  inLine: (title: string, moment: string, position: number) =>
    `**${title}** on ${moment}: you are number ${position} in line`,
  freePlaces: (title: string, moment: string, free: number) =>
    `**${title}** on ${moment}: ${free === 0 ? 'full' : `${free} free ${free === 1 ? 'place' : 'places'}`}`,
  openSessions: 'Sessions open to you:',

  // A coach's and a club's own
  noCoachSession: 'You have no training session planned.',
  coming: 'Coming',
  cannotCome: 'Can’t come',
  noAnswer: 'No answer yet',
  coachedPlayers: (count: string, names: string) => `You coach **${count}** players: ${names}.`,
  noPlayers: 'No player is connected with you yet.',
  nothingToReview: 'No video waits for a review.',
  evening: ({ fitting, open, minutes, all, reviews }: EveningWords) =>
    `**${fitting}** of your ${open} open ${open === 1 ? 'video' : 'videos'} fit into ${minutes} minutes; all of them take about ${all}. ${reviews === 0 ? 'I count 20 minutes a review until I know your pace.' : `That is your pace over ${reviews} reviews.`}`,
  figures: ({ members, active, coaches, juniors, waiting, overdue, hours }: ClubFigures) => [
    `**${members}** ${members === 1 ? 'member' : 'members'}, ${active} active this month, ${juniors} ${juniors === 1 ? 'junior' : 'juniors'}`,
    `**${coaches.length}** ${coaches.length === 1 ? 'coach' : 'coaches'}${coaches.length === 0 ? '' : `: ${coaches.join(', ')}`}`,
    `**${waiting}** ${waiting === 1 ? 'video' : 'videos'} in review, ${overdue} overdue`,
    ...(hours === null ? [] : [`Reviews typically take ${hours} hours`]),
  ],
  noGroups: 'Your club has no groups yet.',
  group: (name: string, members: number) => `**${name}**: ${members} ${members === 1 ? 'member' : 'members'}`,
  clubCode: (club: string, code: string) =>
    `The code of ${club} is **${code}**. People type it under “I have a club code” when they register; the link is on your dashboard.`,

  // One review, and one player of a coach
  namedReview: (title: string, coach: string, day: string) => `**${title}**, reviewed by ${coach} on ${day}:`,
  bestRated: 'Best rated',
  lowestRated: 'Lowest rated',
  playersLevel: (level: string | null, isVerified: boolean) =>
    level === null ? 'Not rated yet' : `Level **${level}**, ${isVerified ? 'verified' : 'not verified yet'}`,
  lastVideo: (day: string | null) => (day === null ? 'No video yet' : `Last video sent on ${day}`),
  lastContact: (day: string | null) =>
    day === null ? 'No review, session or message between you yet' : `Your last review, session or message: ${day}`,
  noneWaits: 'No video is waiting for your review',
  dueVideo: (title: string, moment: string) => `The review of “${title}” is due on ${moment}`,
  overdueVideo: (title: string, moment: string) => `The review of “${title}” is overdue since ${moment}`,
  pausedVideo: (title: string) => `“${title}” waits for a link that opens`,

  // What is due, members without a coach, evenings and administrators’ figures
  overdueReviews: counted('review is overdue:', 'reviews are overdue:'),
  noneOverdue: 'No review is overdue. The next ones due:',
  openAndOverdue: (open: number, overdue: number) =>
    `**${open}** ${open === 1 ? 'video waits' : 'videos wait'} for a review, **${overdue}** of them overdue.`,
  withoutCoach: counted('member has no coach.', 'members have no coach.'),
  membersWithoutCoach: 'Members without a coach',
  noEvening: 'There is no ranking evening yet.',
  openEvenings: 'Open ranking evenings:',
  lastEvening: 'No ranking evening is open. The last one:',
  openEvening: (ready: number, players: number) => `${ready} of ${players} players are ready`,
  finishedEvening: 'finished',
  adminFigures: ({ days, people, ...figures }: AdminFigures) => [
    `${days === 1 ? 'Today' : `In the last ${days} days`}: **${figures.videos}** videos sent, **${figures.reviews}** reviews published, **${figures.messages}** messages, **${figures.signUps}** sign-ups, ${figures.activePeople} people active`,
    `Now: **${figures.open}** videos wait for a review, **${figures.overdue}** of them overdue`,
    `Active accounts: **${people.players}** players, ${people.coaches} coaches, ${people.managers} club managers, ${people.administrators} administrators`,
  ],

  // Reviews and ratings
  noReview: (what: string) =>
    `I can’t say ${what} yet: no coach has published a review of your game. Once you have one, I can tell you about your ratings, notes and priorities.`,
  what: {
    skills: 'what your strongest and weakest skills are',
    said: 'what your coach said',
    rating: (skill: string) => `how your ${skill} is rated`,
    change: (skill: string) => `how your ${skill} has changed`,
    level: 'why your level moved',
  },
  strongest: (skill: string, rated: string) => `Your strongest skill is **${skill}**, rated ${rated}.`,
  weakest: (skill: string, rated: string) => `Your weakest is **${skill}**, rated ${rated}.`,
  strongestStroke: (skill: string, rated: string) => `Your strongest stroke is **${skill}**, rated ${rated}.`,
  weakestStroke: (skill: string, rated: string) => `Your weakest stroke is **${skill}**, rated ${rated}.`,
  coachSees: (sentence: string) => `What a coach sees at that rating: “${sentence}”`,
  smashIsNotRated: 'The smash has no rating of its own: coaches rate ten other skills and your play overall.',
  rating: (skill: AskedSkill, rated: string, on: string) =>
    `Your latest ${skill === 'overall' ? 'overall rating' : `${inSentence(skill)} rating`} is **${rated}**, from ${on}.`,
  /** Ratings of the reviews before, the latest first. */
  earlierRatings: (list: string) => `Before that: ${list}.`,
  averageOf: (reviews: number, rating: string) => `On average over ${reviews} reviews: **${rating}**.`,
  smashHasNoHistory:
    'The smash has no rating of its own, so I can’t show how it has changed. Coaches rate your overheads as bandeja and víbora.',
  ratedOnce: (skill: string, rating: string, on: string) =>
    `Your ${skill} has been rated once so far: **${rating}** on ${on}. You’ll see a change after your second review.`,
  changed: (skill: string, from: string, to: string, change: string, reviews: number) =>
    `Your ${skill}: from ${from} to ${to}: ${change} over ${reviews} reviews.`,
  onDay: (rating: string, on: string) => `${rating} (${on})`,
  sinceLast: (change: string) => `Since the previous review: ${change}.`,
  unchanged: 'unchanged',
  up: (by: string) => `up ${by}`,
  down: (by: string) => `down ${by}`,
  wrote: (title: string, coach: string, on: string) => `In your latest review, “${title}” on ${on}, ${coach} wrote:`,
  strengths: 'Strengths',
  toImprove: 'To improve',
  recommended: 'Recommended',
  notWritten: (skill: string) =>
    `Your coach hasn’t written about your ${skill} in a published review yet. Ask them about it.`,
  wroteAbout: (skill: string) => `Your coach wrote about your ${skill}:`,
  withRating: 'With the rating',
  theReview: 'The review',
  momentIn: (time: string, title: string) => `${time} in “${title}”`,
  priorities: (coach: string, title: string) => `First, what ${coach} wrote in the review of “${title}”:`,
  drill: (name: string) => `Drill: *${name}*.`,
  goalSkills: (skills: string) => `Your coach lists these skills in your goals: ${skills}.`,
  ranking: (list: string) => `By rating, the highest first: ${list}.`,
  changes: (list: string) => `Since your first review: ${list}.`,
  lowest: (skills: string) => `Your lowest latest ratings: ${skills}.`,
  generalAdvice: (isRated: boolean) =>
    `No coach has published a review of your game yet, so I can only tell you what helps ${isRated ? 'players at your level' : 'everyone'}:`,

  nothingWaits: 'Nothing waits for you at the moment.',
  work: {
    overdue: counted('overdue review', 'overdue reviews'),
    toReview: counted('video to review', 'videos to review'),
    requests: counted('request from a player', 'requests from players'),
    answers: counted('note answer waiting for you', 'note answers waiting for you'),
    unread: counted('unread message', 'unread messages'),
    clips: counted('reference clip to rate', 'reference clips to rate'),
    levels: counted('level to verify', 'levels to verify'),
    approvals: counted('account to approve', 'accounts to approve'),
    takedowns: counted('open takedown', 'open takedowns'),
    failedJobs: counted('failed email or job', 'failed emails and jobs'),
    videosWithoutCoach: counted('video without a coach', 'videos without a coach'),
    secondOpinions: counted('level waiting for a second opinion', 'levels waiting for a second opinion'),
    members: counted('member', 'members'),
    applicants: counted('person wants to join', 'people want to join'),
    withoutCoach: counted('member without a coach', 'members without a coach'),
    expired: counted('invitation expired without an answer', 'invitations expired without an answer'),
    unanswered: counted('invitation not answered yet', 'invitations not answered yet'),
  },

  // Levels
  unrated: 'Your level is **Not Rated** so far. A certified coach can verify one after a review.',
  level: (level: string) => `Your level here is **${level}**.`,
  verified: 'A certified coach has verified it.',
  notVerified: 'No certified coach has verified it yet. That can happen after a review.',
  withdrawn: (on: string, by: string) => `It was verified, but the verification was withdrawn on ${on} by ${by}.`,
  levelWithState: (level: string, state: LevelState) =>
    `Your level here is ${level}${state.withdrawn && !state.isVerified ? ';' : ','} ${levelState(state)}.`,
  mappedScale: (scale: string, steps: string) =>
    `Administrators here have said how Pala’s levels, 1.0 to 7.0, read on the ${scale} scale:\n\n${steps}\n\nThe level itself stays Pala’s own, and no federation issues it.`,
  ratedLatest: (coach: string, rating: string, day: string) =>
    `${coach} rated your latest match ${rating} on average, on ${day}.`,
  coachDecides: 'A certified coach decides your level from your videos.',
  picture: (band: string, sentence: string) => `A ${band} player: “${sentence}”`,
  noReviewForLevel: (target: string) => `You have no published review yet, so I can’t say what you need for ${target}.`,
  below: (overall: string, gap: string, target: string) =>
    `Your latest overall rating is ${overall}, **${gap} below ${target}**.`,
  reached: (overall: string, target: string) =>
    `Your latest overall rating is ${overall}, so you’ve reached ${target}.`,
  furthest: 'Your furthest skills:',
  skillAt: (skill: string, rating: string, target: string, sentence: string) =>
    `**${skill}** ${rating}. At ${target}: “${sentence}”`,
  months: (target: string, from: number, to: number) =>
    from === to
      ? `At your own pace, ${target} is about ${from} ${from === 1 ? 'month' : 'months'} away.`
      : `At your own pace, ${target} is ${from} to ${to} months away.`,
  noMonths: (target: string) => `I can’t say when you’ll reach ${target}: that takes four reviews and a rising rating.`,

  // Drills and the rubric
  players: (range: string) => `${range} players`,
  minutes: (minutes: number) => `${minutes} minutes`,
  easier: (text: string) => `Easier: ${text}`,
  harder: (text: string) => `Harder: ${text}`,
  drillsFor: (skill: string, level: string | null) =>
    `Two drills for the ${skill}${level === null ? '' : ` at level ${level}`}:`,
  priorityDrills: (coach: string, skill: string, focus: string, isChosen: boolean) =>
    `${coach} made the ${skill} a priority: “${focus}”${isChosen ? ' The first drill is the one they chose for it.' : ''}`,
  rubricOf: (skill: AskedSkill, band: string, sentence: string) =>
    skill === 'overall' ? `A ${band} player: “${sentence}”` : `${skillName(skill)} at ${band}: “${sentence}”`,
  latestRating: (rating: string) => `Your latest rating is ${rating}.`,
  coachesUseIt: 'Coaches use this description when they rate.',
};
