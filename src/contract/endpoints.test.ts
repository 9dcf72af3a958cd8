// The endpoint registry is consistent.

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { privateTopics } from './changes.ts';
import { type EndpointDefinition, noContent } from './endpoint.ts';
import { type EndpointName, endpoints } from './endpoints.ts';
import * as fields from './fields.ts';
import { files } from './files.ts';
import { redirects } from './redirects.ts';

const table = Object.entries(endpoints) as [EndpointName, EndpointDefinition][];

/** Writes that need no session: signing up, in, and back in, and stopping emails. Each new one is listed here on purpose. */
const publicWrites: EndpointName[] = [
  'register',
  'readRegistration',
  'confirmRegistration',
  'refuseRegistration',
  'login',
  'createFirstAdministrator',
  'resendVerification',
  'forgotPassword',
  'setPassword',
  'completeGoogleRegistration',
  'devLogin',
  'confirmTakedown',
  'finishSignIn',
  'requestTakedown',
  'signInWithPasskey',
  'startPasskeySignIn',
  'stopMails',
];

/**
 * Changes of sign-in and membership, and by administrators, that need no recent proof, each with the
 * reason (docs/product.md#reauthentication).
 */
const withoutProof: Partial<Record<EndpointName, string>> = {
  proveIdentity: 'is the proof',
  endSession: 'shuts a door of one’s own, which must be quick for those who find a stranger there',
  renamePasskey: 'changes a word',
  setTimeZone: 'opens nothing',
  switchMail: 'opens nothing',
  switchPush: 'opens nothing',
  addPushDevice: 'ends with the session',
  changePushDevice: 'ends with the session',
  removePushDevice: 'opens nothing',
  startView: 'shows what the account sees anyway; private words stay closed',
  endView: 'gives up what a view opens',
  approveApplicant: 'makes a member of one’s own club, who sees nobody else’s data',
  rejectApplicant: 'keeps out a person who can register again',
  resendClubInvitation: 'emails a person who was invited with a proof',
  withdrawClubInvitation: 'shuts a door, and they are invited again',
  connectCoachWithMember: 'stays inside the club',
  disconnectCoachFromMember: 'stays inside the club',
  assignCoachToMembers: 'stays inside the club',
  endCoachOfMembers: 'stays inside the club',
  resendClubInvitations: 'emails people who were invited with a proof',
  withdrawClubInvitations: 'shuts doors, and people are invited again',
  withdrawGuardianRequest: 'shuts a door, and the guardian is asked again',
  setAdultDay: 'gives nothing by itself: handing an account over asks for a proof',
  createClubGroup: 'stays inside the club',
  changeClubGroup: 'stays inside the club',
  deleteClubGroup: 'changes nothing for its members',
  setGroupCoach: 'stays inside the club',
  addGroupMembers: 'stays inside the club',
  removeGroupMembers: 'changes nothing for its members but the group',
  removeClubCoach: 'takes rights away; the account keeps everything of its own',
  removeClubPlayer: 'takes rights away; the account keeps everything of its own',
  renameOwnClub: 'changes a name, and the audit log keeps the one before',
  editClub: 'changes a name and a code, with which people only apply',
  assignCoach: 'is daily work',
  createFocusedSession: 'is daily work',
  submitVideoOnBehalf: 'is daily work',
  correctNote: 'is daily work, and the version before is kept',
  answerTakedown: 'is daily work',
  markOpenQuestion: 'is daily work',
  addOwnEntry: 'is daily work',
  changeOwnEntry: 'is daily work',
  deleteOwnEntry: 'is daily work, and the audit log keeps its question',
  setLevelScale: 'changes how levels read; the formula is one press away',
  resetLevelScale: 'changes how levels read; the audit log keeps the mapping',
  createReferenceClip: 'is daily work',
  changeReferenceClip: 'is daily work, and what counts stays',
  publishReferenceClip: 'is daily work',
  retireReferenceClip: 'loses no rating',
  deleteReferenceClip: 'deletes a draft only',
  retryJob: 'is daily work',
  discardJob: 'is daily work',
  readCoachNotification: 'marks one’s own as read',
  readAllCoachNotifications: 'marks one’s own as read',
};

/**
 * Reads of private topics that show none of their words: a date, a number, or what the holder of a link sees
 * (`access/view-canary.test.ts`).
 */
const withoutWords: EndpointName[] = [
  'getCoachedPlayer',
  'getPairInvitation',
  'getSubscriptionStatus',
  'listCoachedPlayers',
];

/** Whether an entry is about signing in, about membership, or for administrators only. */
function isOfWeight({ method, path, access, changes }: EndpointDefinition): boolean {
  if (method === 'GET' || access === 'public') return false;
  if (/^\/api\/(auth|account)\//.test(path)) return true;
  return typeof access !== 'string' && access.length === 1 && (access[0] === 'admin' || !!changes?.includes('people'));
}

describe('the endpoint registry', () => {
  it('asks for a recent proof before harmful actions, except those listed', () => {
    const found = table.filter(([, one]) => isOfWeight(one) && !one.needsRecentProof).map(([name]) => name);
    expect(found.toSorted()).toEqual(Object.keys(withoutProof).toSorted());
  });

  it('shows private topics to their own people only', () => {
    const shown = table.filter(([, { shows, access }]) => {
      const isOfAdministrators = typeof access !== 'string' && !access.some((role) => role !== 'admin');
      return shows?.some((subject) => privateTopics.includes(subject)) && !isOfAdministrators;
    });
    const open = shown.filter(([, { ownAccount }]) => !ownAccount).map(([name]) => name);
    expect(open.toSorted()).toEqual([...withoutWords].toSorted());
    expect(shown.length).toBeGreaterThan(open.length + 5);
  });

  it('asks for a recent proof only signed-in people, and only for writes', () => {
    const asked = table.filter(([, one]) => one.needsRecentProof);
    for (const [name, one] of asked)
      expect([name, one.access === 'public' || one.method === 'GET']).toEqual([name, false]);
  });

  it('has each method and path once, including files and redirects', () => {
    const addresses = [...table.map(([, one]) => one), ...Object.values(files), ...Object.values(redirects)].map(
      // Two names for the same parameter are still one address.
      ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    );
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it('requires a session for writes, except those listed', () => {
    const found = table.filter(([, one]) => one.method !== 'GET' && one.access === 'public').map(([name]) => name);
    expect(found.toSorted()).toEqual([...publicWrites].toSorted());
  });
});

describe.each(table)('%s', (_, endpoint) => {
  it('has a lower-case path with its parameters in braces', () => {
    expect(endpoint.path).toMatch(/^\/api(\/([a-z][a-z-]*|\{[a-z][A-Za-z]*\}))+$/);
  });

  it('declares exactly the parameters of its path', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath);
  });

  it('has a summary of one or more whole sentences', () => {
    expect(endpoint.summary).toMatch(/^[A-Z].*\.$/);
  });

  it('names at least one role, each once, where it names roles', () => {
    if (typeof endpoint.access === 'string') return;
    expect(endpoint.access.length).toBeGreaterThan(0);
    expect(new Set(endpoint.access).size).toBe(endpoint.access.length);
  });

  it('reads without a body', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
  });

  it('has parts that JSON Schema can express', () => {
    if (endpoint.response !== noContent) expect(() => z.toJSONSchema(endpoint.response)).not.toThrow();
    for (const part of [endpoint.params, endpoint.query, endpoint.body]) {
      if (part) expect(() => z.toJSONSchema(part, { io: 'input' })).not.toThrow();
    }
  });

  it('answers with ids that are text', () => {
    if (endpoint.response === noContent) return;
    const fromElsewhere = new Set(['googleId', 'drillId', 'youtubeId']);
    for (const [name, schema] of propertiesIn(z.toJSONSchema(endpoint.response))) {
      if (/^(id|\w+Id)$/.test(name) && !fromElsewhere.has(name))
        expect(JSON.stringify(schema)).toContain('"type":"string","format":"uuid"');
    }
  });
});

/** Every property, at any depth, that a JSON Schema describes. */
function propertiesIn(node: unknown): [string, unknown][] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'properties' in node ? Object.entries(node.properties as object) : [];
  return [...own, ...Object.values(node).flatMap(propertiesIn)];
}

it('uses one schema for time zones, which refuses ambiguous ones', () => {
  type Taker = { query?: z.ZodType; body?: z.ZodType };
  const takers: [string, Taker][] = [...table, ...Object.entries<Taker | object>(files)];
  const zones = takers.flatMap(([name, { query, body }]) =>
    [query, body].flatMap((schema) =>
      schema instanceof z.ZodObject
        ? Object.entries(schema.shape)
            .filter(([key]) => /zone/i.test(key))
            .map(([key, of]) => [`${name}.${key}`, of instanceof z.ZodDefault ? of.unwrap() : of])
        : [],
    ),
  );
  expect(zones.length).toBeGreaterThan(10);
  expect(zones.filter(([, schema]) => schema !== fields.timeZone)).toEqual([]);
});
