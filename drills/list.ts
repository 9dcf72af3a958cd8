// The drills by name: which fault, what is tried, and where it is.

import type { Drill } from './shared/drill.ts';

interface Entry {
  /** The number of the fault in the design; several for what is tried together. */
  fault: string;
  about: string;
  load(): Promise<(drill: Drill) => Promise<void>>;
}

export const drills: Record<string, Entry> = {
  kill: {
    fault: 'R1',
    about: 'server and database killed in turn under load, on both databases (--rounds 20)',
    load: async () => (await import('./processes/kill.ts')).kill,
  },
  'second-instance': {
    fault: 'R2',
    about: 'a second server on the data directory of the first',
    load: async () => (await import('./processes/second-instance.ts')).secondInstance,
  },
  chat: {
    fault: 'R1, R3',
    about: 'two people chat over two processes, each of which is killed in turn (--rounds 6)',
    load: async () => (await import('./processes/chat.ts')).chat,
  },
  migrations: {
    fault: 'R4',
    about: 'servers that migrate at once, one killed in the middle, one older than its database (--rounds 10)',
    load: async () => (await import('./processes/migrations.ts')).migrations,
  },
  'two-processes': {
    fault: 'R3',
    about:
      'two processes on one PostgreSQL: sessions, limits, quotas, credits, jobs, events; throughput of one and two',
    load: async () => (await import('./processes/two-processes.ts')).twoProcesses,
  },
  'rolling-deploy': {
    fault: 'R3',
    about: 'two processes behind proxies stopped and started in turn under load, without a failed request (--rounds 3)',
    load: async () => (await import('./processes/rolling-deploy.ts')).rollingDeploy,
  },
  'database-restart': {
    fault: 'R5',
    about: 'PostgreSQL restarted, crashed, its connections cut, under load (--rounds 3)',
    load: async () => (await import('./surroundings/database-restart.ts')).databaseRestart,
  },
  'database-hangs': {
    fault: 'R6',
    about: 'a locked table, then a database whose processes are frozen (--seconds 20)',
    load: async () => (await import('./surroundings/database-hangs.ts')).databaseHangs,
  },
  stop: {
    fault: 'R11',
    about: 'told to stop with requests under way, idle connections and an open stream',
    load: async () => (await import('./processes/stop.ts')).stop,
  },
  'mail-server': {
    fault: 'R8',
    about: 'a mail server that hangs, closes, refuses for now; the server killed in between',
    load: async () => (await import('./surroundings/mail-server.ts')).mailServer,
  },
  webhooks: {
    fault: 'R9',
    about: 'payments told many times, to two processes, late, in odd order, wrongly signed (--orders 30)',
    load: async () => (await import('./surroundings/webhooks.ts')).webhooks,
  },
  'large-bodies': {
    fault: 'R12',
    about: 'bodies that are too large, endless, packed, nested without end',
    load: async () => (await import('./requests/large-bodies.ts')).largeBodies,
  },
  'odd-bodies': {
    fault: 'R13, R20',
    about: 'thousands of odd bodies to every endpoint; a handler that breaks (--each 60 --seed N)',
    load: async () => (await import('./requests/odd-bodies.ts')).oddBodies,
  },
  'slow-clients': {
    fault: 'R14',
    about: 'four hundred clients that send a byte now and then (--clients 200)',
    load: async () => (await import('./requests/slow-clients.ts')).slowClients,
  },
  processor: {
    fault: 'R16',
    about: 'long texts that are hard for careless patterns, in every text field',
    load: async () => (await import('./requests/processor.ts')).processor,
  },
  'disk-full': {
    fault: 'R7',
    about: 'the disk of the embedded database full, then room again (as root)',
    load: async () => (await import('./surroundings/disk-full.ts')).diskFull,
  },
  clock: {
    fault: 'R10',
    about: 'servers whose clocks are wrong or jump, and servers in other time zones',
    load: async () => (await import('./processes/clock.ts')).clock,
  },
  'odd-texts': {
    fault: 'R15',
    about: 'texts that trip programs up, in what people write most',
    load: async () => (await import('./requests/odd-texts.ts')).oddTexts,
  },
  twice: {
    fault: 'R21',
    about: 'double clicks and retries over two processes (--people 20)',
    load: async () => (await import('./requests/twice.ts')).twice,
  },
  'much-data': {
    fault: 'R17',
    about: '10,000 videos and 100,000 notifications of a player, 1,000 players of a coach, beside ten (--rounds 30)',
    load: async () => (await import('./scale/much-data.ts')).muchData,
  },
  load: {
    fault: 'R18',
    about: 'fifty connections for a minute, a hundred sign-ins at once, on both databases (--seconds 60)',
    load: async () => (await import('./scale/load.ts')).load,
  },
  soak: {
    fault: 'R19',
    about: 'people with pauses for hours, on both databases at once (--minutes 120 --people 200)',
    load: async () => (await import('./scale/soak.ts')).soak,
  },
  'bad-network': {
    fault: 'R24',
    about:
      'forty notes and the form of a video in a browser: slow 3G, lost packets, 503 every third time, a wrong clock (--notes 40)',
    load: async () => (await import('./browser/bad-network.ts')).badNetwork,
  },
  upgrade: {
    fault: 'R23',
    about: 'databases of earlier releases, with the demo in them, opened by this version',
    load: async () => (await import('./processes/upgrade.ts')).upgrade,
  },
};
