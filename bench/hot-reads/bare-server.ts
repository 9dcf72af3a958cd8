// The comparison for the hot reads: a bare Fastify with the driver, statements prepared by hand and `JSON.stringify`. It reads the session
// and gives the same answers, without roles, headers, validation, limits and log. One process; prints its address.

import { createHash } from 'node:crypto';
import fastify, { type FastifyRequest } from 'fastify';
import { Pool } from 'pg';
import { singleSkills } from '#domain/skills/skills.ts';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' });

/** A statement prepared once on each connection; with `NAIVE` unnamed, so that each call is planned again. */
function statement(name: string, text: string) {
  const query = process.env.NAIVE ? { text } : { name, text };
  return async (...values: unknown[]) =>
    (await pool.query<Record<string, unknown>>({ ...query, values: values as string[] })).rows;
}

const session = statement(
  'session',
  `select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.username, u.country, u.dpf_ranking as "dpfRanking",
     coalesce(u.current_level, 1.0)::text as "currentLevel", (u.current_level is not null) as "isLevelStated", u.is_level_verified as "isLevelVerified", u.role, u.access_type as "accessType",
     u.club_id as "clubId", u.analysis_credits_remaining as "analysisCreditsRemaining", u.profile_image_url as "profileImageUrl",
     u.time_zone as "timeZone"
   from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > now() and u.state = 'active'`,
);
const summary = `id, title, video_url as "videoUrl", video_type as "videoType", status, upload_date as "uploadDate",
  updated_at as "updatedAt", overall_score as "overallScore", event_date as "eventDate", venue`;
const list = statement(
  'list',
  `select ${summary} from videos where player_id = $1 order by upload_date desc, id desc limit 100`,
);
const counts = statement(
  'counts',
  `select count(*)::int as videos, (count(*) filter (where status = 'Analyzed'))::int as analyzed,
     (count(*) filter (where status <> 'Analyzed'))::int as "inReview" from videos where player_id = $1`,
);
const recent = statement(
  'recent',
  `select ${summary} from videos where player_id = $1 and status = 'Analyzed' order by upload_date desc, id desc limit 3`,
);
const latest = statement(
  'latest',
  `select skill.name, newest.rating from unnest($2::text[]) as skill(name), lateral (
     select rating from skill_ratings where player_id = $1 and skill_name = skill.name order by created_at desc limit 1) newest`,
);
const focus = statement(
  'focus',
  `select r.priorities from reviews r join videos v on v.id = r.video_id where v.player_id = $1 and v.status = 'Analyzed'
   order by r.published_at desc, v.id desc limit 1`,
);
const scores = statement(
  'scores',
  `select v.overall_score as score from reviews r join videos v on v.id = r.video_id
   where v.player_id = $1 and v.status = 'Analyzed' and v.overall_score is not null order by r.published_at desc, v.id desc limit 8`,
);
const nextSession = statement(
  'next_session',
  `select s.title, s.session_date as "sessionDate", s.duration, s.place,
     case when c.id is not null then json_build_object('firstName', c.first_name, 'lastName', c.last_name) end as coach
   from training_sessions s left join users c on c.id = s.coach_id where s.player_id = $1 and s.status = 'scheduled'
     and s.session_date + make_interval(mins => s.duration) > now() order by s.session_date limit 1`,
);
const video = statement(
  'video',
  `select v.id, v.title, v.video_url as "videoUrl", v.video_type as "videoType", v.status, v.upload_date as "uploadDate",
     v.updated_at as "updatedAt", v.overall_score as "overallScore", v.event_date as "eventDate", v.venue, v.player_id as "playerId",
     json_build_object('firstName', p.first_name, 'lastName', p.last_name) as player, v.provider, v.paused_at as "pausedAt",
     v.link_problem as "linkProblem", d.coach_id is not null as "isOpened", coalesce((select sum(e.amount) from credit_entries e
       where e.user_id = v.player_id and e.video_id = v.id) < 0, false) as "isPaid", v.court_description as "courtDescription",
     v.report_type as "reportType", v.player_clothing_color as "playerClothingColor", v.player_equipment as "playerEquipment",
     v.player_playing_hand as "playerPlayingHand", v.initial_court_position as "initialCourtPosition",
     v.partner_clothing_color as "partnerClothingColor", v.opponent_clothing_colors as "opponentClothingColors",
     v.court_side_changes as "courtSideChanges", v.camera_angle as "cameraAngle", r.final_summary as feedback,
     r.final_summary as "finalSummary", r.overall_strengths as "overallStrengths", r.areas_of_improvement as "areasOfImprovement",
     r.recommendations_for_improvement as "recommendationsForImprovement", r.published_at as "publishedAt",
     r.revised_at as "revisedAt", coalesce(r.priorities, '[]') as priorities, coalesce(r.priority_answers, '[]') as "priorityAnswers", coalesce(r.rallies, '[]') as rallies,
     coalesce(r.codes, '[]') as codes,
     case when c.id is not null then json_build_object('firstName', c.first_name, 'lastName', c.last_name) end as reviewer
   from videos v join users p on p.id = v.player_id left join review_drafts d on d.video_id = v.id
     left join reviews r on r.video_id = v.id left join users c on c.id = r.coach_id where v.id = $1 and v.player_id = $2`,
);
const notes = statement(
  'notes',
  `select id, timestamp, end_timestamp as "endTimestamp", type, skill, pair, title, comment, board, voice from annotations where video_id = $1
   order by timestamp, id`,
);
const ratings = statement(
  'ratings',
  `select id, video_id as "videoId", skill_name as "skillName", rating, comment, evidence, created_at as "createdAt"
   from skill_ratings where video_id = $1`,
);
const previous = statement(
  'previous',
  `select v.id as "videoId", v.title, r.published_at as "publishedAt",
     (select json_object_agg(skill_name, rating::text) from skill_ratings where video_id = v.id) as ratings, r.priorities
   from videos v join reviews r on r.video_id = v.id where v.player_id = $1 and v.status = 'Analyzed'
     and (r.published_at, v.id) < (select r.published_at, r.video_id from reviews r where r.video_id = $2)
   order by r.published_at desc, v.id desc limit 1`,
);
const isConnected = statement(
  'connected',
  `select from coach_connections c join users p on p.id = c.player_id join users o on o.id = c.coach_id
   where c.player_id = $1 and c.coach_id = $2 and c.status <> 'requested' and p.state <> 'deleted' and o.state <> 'deleted' limit 1`,
);
const conversation = statement(
  'conversation',
  `select id, sender_id as "senderId", case when sender_id = player_id then coach_id else player_id end as "receiverId", content, null as note, null as voice,
     created_at as "createdAt", read_at as "readAt" from messages where player_id = $1 and coach_id = $2
   order by created_at desc, id desc limit 50`,
);

async function signedIn(request: FastifyRequest): Promise<Record<string, unknown>> {
  const token = /(?:^|; )pala_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const [person] = await session(createHash('sha256').update(token).digest('base64url'));
  if (!person) throw new Error('nobody is signed in');
  return person;
}

const app = fastify();
const answer = (
  path: string,
  read: (me: Record<string, unknown>, params: Record<string, string>) => Promise<unknown>,
) =>
  app.get(path, async (request, reply) => {
    const body = JSON.stringify(await read(await signedIn(request), request.params as Record<string, string>));
    return reply.type('application/json; charset=utf-8').send(body);
  });

answer('/api/auth/user', async (me) => ({
  ...me,
  levelWithdrawn: null,
  maySwitchRole: false,
  mayBuy: true,
  hasSecondFactor: false,
  mustSetUpSecondFactor: false,
  viewedBy: null,
  guardian: null,
  language: 'en',
  hasFamily: false,
  scaleMappings: [],
}));
answer('/api/videos', (me) => list(me.id));
answer('/api/videos/:id', async (me, { id }) => {
  const [[found], annotations, skillRatings, [before]] = await Promise.all([
    video(id, me.id),
    notes(id),
    ratings(id),
    previous(me.id, id),
  ]);
  const parts = { secondReview: null, replay: null, look: null, opensAt: null };
  return { ...found, ...parts, annotations, skillRatings, previousReview: before ?? null };
});
answer('/api/players/:id/dashboard', async (me) => {
  const [[counted], recentFeedback, rated, [newest], scored, [next]] = await Promise.all([
    counts(me.id),
    recent(me.id),
    latest(me.id, [...singleSkills]),
    focus(me.id),
    scores(me.id),
    nextSession(me.id),
  ]);
  const weakest = rated.toSorted((one, other) => Number(one.rating) - Number(other.rating)).slice(0, 2);
  const priorities = (newest?.priorities ?? []) as { skill: string; focus: string }[];
  return {
    counts: counted,
    recentFeedback,
    workOn: priorities.length
      ? priorities.map((one) => ({ skill: one.skill, focus: one.focus }))
      : weakest.map(({ name }) => ({ skill: name, focus: null })),
    scores: scored.map(({ score }) => score).toReversed(),
    nextSession: me.accessType !== 'club' || me.clubId === null ? null : (next ?? null),
  };
});
answer('/api/messages/conversation/:id', async (me, { id }) => {
  const [[connected], found] = await Promise.all([isConnected(me.id, id), conversation(me.id, id)]);
  if (!connected) throw new Error('no conversation');
  return found;
});

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('disconnect', () => process.exit(0));
