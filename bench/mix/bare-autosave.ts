// The comparison for saving a draft: a bare Fastify with the driver and two statements prepared by hand. One process; prints its address.

import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' });
const session = `select u.id from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now() and u.state = 'active'`;
const save = `update review_drafts set document = $1, version = version + 1, saved_at = now()
  where video_id = $2 and version = $3 and coach_id = $4 returning version, saved_at as "savedAt"`;

const app = fastify({ bodyLimit: 2_097_152 });
app.put('/api/reviews/:id/draft', async (request, reply) => {
  const token = /(?:^|; )pala_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest('base64url');
  const [person] = (await pool.query<{ id: string }>({ name: 'session', text: session, values: [hash] })).rows;
  if (!person) throw new Error('nobody is signed in');
  const { id } = request.params as { id: string };
  const { version, document } = request.body as { version: number; document: object };
  const values = [JSON.stringify(document), id, version, person.id];
  const [saved] = (await pool.query<{ version: number }>({ name: 'save', text: save, values })).rows;
  if (!saved) throw new Error('another save came in between');
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(saved));
});

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('disconnect', () => process.exit(0));
