// The drills by name, with description and file.

import type { Drill } from './shared/drill.ts';

interface Entry {
  about: string;
  load(): Promise<(drill: Drill) => Promise<void>>;
}

export const drills: Record<string, Entry> = {
  kill: {
    about: 'server and database killed in turn under load, on both databases (--rounds 20)',
    load: async () => (await import('./kill.ts')).kill,
  },
  chat: {
    about: 'two people chat over two processes, each of which is killed in turn (--rounds 6)',
    load: async () => (await import('./chat.ts')).chat,
  },
  migrations: {
    about: 'servers that migrate at once, one killed in the middle, one older than its database (--rounds 10)',
    load: async () => (await import('./migrations.ts')).migrations,
  },
  upgrade: {
    about: 'databases of earlier releases with the demo, opened by this version',
    load: async () => (await import('./upgrade.ts')).upgrade,
  },
  'two-processes': {
    about:
      'two processes on one PostgreSQL: sessions, limits, quotas, credits, jobs, events; throughput of one and two',
    load: async () => (await import('./two-processes.ts')).twoProcesses,
  },
  'rolling-deploy': {
    about: 'two processes behind proxies stopped and started in turn under load, without a failed request (--rounds 3)',
    load: async () => (await import('./rolling-deploy.ts')).rollingDeploy,
  },
  stop: {
    about: 'SIGTERM with requests under way, idle connections and an open stream',
    load: async () => (await import('./stop.ts')).stop,
  },
  'database-restart': {
    about: 'PostgreSQL restarted, crashed, its connections cut, under load (--rounds 3)',
    load: async () => (await import('./database-restart.ts')).databaseRestart,
  },
  failover: {
    about:
      'the cluster of deploy/cluster: its leader lost under load, cut off, handed over; replicas that lag (as root; --cuts 1)',
    load: async () => (await import('./failover.ts')).failover,
  },
  pooler: {
    about:
      'two servers through PgBouncer in transaction mode: migrations, sessions, events, jobs, 200 requests at once',
    load: async () => (await import('./pooler.ts')).pooler,
  },
  'database-hangs': {
    about: 'a locked table, then a database whose processes are frozen (--seconds 20)',
    load: async () => (await import('./database-hangs.ts')).databaseHangs,
  },
  'disk-full': {
    about: 'the disk of the embedded database full, then room again (as root)',
    load: async () => (await import('./disk-full.ts')).diskFull,
  },
  'mail-server': {
    about: 'an SMTP server that hangs, closes, refuses for now; the server killed in between',
    load: async () => (await import('./mail-server.ts')).mailServer,
  },
  webhooks: {
    about: 'payments sent many times, to two processes, late, in odd order, wrongly signed (--orders 30)',
    load: async () => (await import('./webhooks.ts')).webhooks,
  },
  'bad-network': {
    about:
      'forty notes and a video form in a browser: slow 3G, lost packets, 503 every third time, a wrong time (--notes 40)',
    load: async () => (await import('./bad-network.ts')).badNetwork,
  },
  load: {
    about: 'fifty connections for a minute, a hundred sign-ins at once, on both databases (--seconds 60)',
    load: async () => (await import('./load.ts')).load,
  },
  soak: {
    about: 'people with pauses for hours, on both databases at once (--minutes 120 --people 200)',
    load: async () => (await import('./soak.ts')).soak,
  },
};
