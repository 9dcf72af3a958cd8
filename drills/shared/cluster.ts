// The cluster of `deploy/cluster` on this machine: three nodes with etcd, Patroni and PostgreSQL, each in a network namespace of its own,
// and HAProxy in front. The files are used as they are; only folders and the addresses of a node differ.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { Client } from 'pg';
import { CannotTry, type Drill } from './drill.ts';
import { signal } from './postgresql.ts';

const files = join(import.meta.dirname, '../../deploy/cluster');
/** PostgreSQL and etcd refuse root. */
const account = 'postgres';

/** A member as Patroni describes it. */
interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
}

/** One of the three machines. */
export interface Node {
  name: string;
  address: string;
  /** Its PostgreSQL, as superuser. */
  url: string;
  /** Kills everything on it at once, as when the machine is lost; or PostgreSQL alone. */
  kill(what: 'machine' | 'postgresql'): Promise<void>;
  /** Starts etcd and Patroni after the machine was lost. */
  start(): void;
}

export interface Cluster {
  nodes: Node[];
  /** Through HAProxy. */
  write: (database: string) => string;
  read: (database: string) => string;
  leader(): Promise<Node>;
  /** Waits until there is a leader other than `than` with so many streaming replicas, one of them synchronous; null after a minute. */
  settled(replicas: number, than?: Node): Promise<Node | null>;
  /** Cuts a node off from the two others, in both directions; HAProxy and the servers still reach all three. Call the result to heal it. */
  cut(node: Node): () => void;
  /** Hands the leadership over in order. */
  switchOver(): Promise<void>;
}

/** @throws CannotTry if programs or rights are missing */
export function requireCluster(): void {
  const installed = [
    ['patroni', '/usr/bin/patroni'],
    ['etcd-server', '/usr/bin/etcd'],
    ['haproxy', '/usr/sbin/haproxy'],
    ['iproute2', '/usr/sbin/ip'],
    ['postgresql', postgresqlFolder() ?? ''],
  ] as const;
  const missing = installed.filter(([, program]) => !existsSync(program)).map(([name]) => name);
  if (missing.length > 0) throw new CannotTry(`apt-get install ${missing.join(' ')} first`);
  if (process.geteuid?.() !== 0) throw new CannotTry('only root can give each node a network of its own');
}

/** The programs of the newest of Debian's packages. */
function postgresqlFolder(): string | null {
  const found = spawnSync('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1'], { encoding: 'utf8' });
  return found.stdout.trim() || null;
}

/**
 * Runs this drill again in a network and a process tree of its own: the machine's network is not touched, and everything ends with it.
 *
 * @returns its exit code
 */
export function runInOwnNetwork(name: string, typed: readonly string[]): number {
  // The shell buries orphans: Patroni takes a PostgreSQL that nobody has buried for one that runs.
  const own = ['--net', '--pid', '--fork', '--kill-child', '--mount-proc', 'sh', '-c', '"$@"; exit $?', 'sh'];
  const program = [process.execPath, 'drills/run.ts', name, ...typed, '--inside', '1'];
  return spawnSync('setpriv', ['--pdeathsig', 'KILL', 'unshare', ...own, ...program], { stdio: 'inherit' }).status ?? 1;
}

/** Starts all of it and waits for a leader and two replicas. Only in a network of its own. */
export async function startCluster(drill: Drill): Promise<Cluster> {
  const shared = settings('cluster.env');
  const password = shared['PATRONI_SUPERUSER_PASSWORD'] ?? '';
  const home = drill.folder();
  chmodSync(home, 0o755);
  ip('link set lo up');
  ip('link add pala type bridge');
  ip('addr add 10.0.0.1/24 dev pala');
  ip('link set pala up');
  const nodes = [1, 2, 3].map((number) => openNode(drill, home, number, shared));
  for (const node of nodes) node.start();
  const proxy = spawn('haproxy', ['-db', '-f', join(files, 'haproxy.cfg')], { stdio: 'ignore' });
  endLater(drill, proxy);
  const at = (port: number) => (database: string) =>
    `postgres://${encodeURIComponent('pala')}:pala@127.0.0.1:${port}/${database}`;

  async function members(): Promise<Member[]> {
    const answers = nodes.map(async ({ address }) => {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_000) });
      return ((await answer.json()) as { members: Member[] }).members;
    });
    // A node that is cut off still describes the cluster as it was: two must agree on the leader.
    const found = (await Promise.allSettled(answers)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const leaderOf = (all: Member[]) => all.find(({ role }) => role === 'leader')?.name;
    const agreed = found.find((one) => found.filter((other) => leaderOf(other) === leaderOf(one)).length > 1);
    return agreed ?? [];
  }
  const nodeOf = (member: Member | undefined) => nodes.find(({ name }) => name === member?.name) ?? null;

  const cluster: Cluster = {
    nodes,
    write: at(5000),
    read: at(5001),
    async leader() {
      const found = nodeOf((await members()).find(({ role }) => role === 'leader'));
      if (found === null) throw new Error('the cluster has no leader');
      return found;
    },
    async settled(replicas, than) {
      for (const began = performance.now(); performance.now() - began < 90_000; await pause(200)) {
        const all = await members();
        const streaming = all.filter(({ role, state }) => role !== 'leader' && /^(running|streaming)$/.test(state));
        const leader = nodeOf(all.find(({ role, state }) => role === 'leader' && state === 'running'));
        const isSynchronous = streaming.some(({ role }) => role === 'sync_standby');
        if (leader !== null && leader !== than && isSynchronous && streaming.length >= replicas) return leader;
      }
      return null;
    },
    cut({ name }) {
      const [own, ...others] = nodes.toSorted((a, b) => Number(b.name === name) - Number(a.name === name));
      if (own === undefined) throw new Error(`there is no ${name}`);
      const pairs = others.flatMap((other) => [[own, other] as const, [other, own] as const]);
      // An Ethernet address that nobody has: packets leave and never arrive.
      for (const [from, to] of pairs) ip(`neigh replace ${to.address} lladdr 02:00:00:00:00:99 dev eth0`, from);
      return () => {
        for (const [from, to] of pairs) ip(`neigh del ${to.address} dev eth0`, from);
      };
    },
    async switchOver() {
      const leader = await cluster.leader();
      const name = shared['PATRONI_RESTAPI_USERNAME'];
      const authorization = `Basic ${btoa(`${name}:${shared['PATRONI_RESTAPI_PASSWORD']}`)}`;
      const answer = await fetch(`http://${leader.address}:8008/switchover`, {
        method: 'POST',
        headers: { authorization },
        body: JSON.stringify({ leader: leader.name }),
      });
      if (!answer.ok) throw new Error(`no switchover: ${answer.status} ${await answer.text()}`);
    },
  };
  if ((await cluster.settled(2)) === null) throw new Error(`the cluster did not start:\n${complaints(home)}`);
  const admin = new Client({ connectionString: `postgres://postgres:${password}@127.0.0.1:5000/postgres` });
  await admin.connect();
  await admin.query(`create role pala login password 'pala'`);
  await admin.query('create database pala owner pala');
  await admin.end();
  return cluster;
}

type OpenNode = Node & { inside: readonly string[] };

/** A network with one address, and the programs in it. */
function openNode(drill: Drill, home: string, number: number, shared: Record<string, string>): OpenNode {
  const [name, address, folder] = [`node-${number}`, `10.0.0.1${number}`, join(home, `node-${number}`)];
  mkdirSync(folder);
  spawnSync('chown', [account, folder]);
  // The namespace exists as long as this process.
  const holder = spawn('unshare', ['--net', 'cat'], { stdio: ['pipe', 'ignore', 'ignore'] });
  endLater(drill, holder);
  const namespace = `/proc/${holder.pid}/ns/net`;
  while (readlinkSync(namespace) === readlinkSync('/proc/self/ns/net')) spawnSync('sleep', ['0.02']);
  const inside = ['nsenter', `--net=${namespace}`];
  ip(`link add ${name} type veth peer name eth0 netns ${holder.pid}`);
  ip(`link set ${name} master pala up`);
  ip('link set lo up', { inside });
  ip(`addr add ${address}/24 dev eth0`, { inside });
  ip('link set eth0 up', { inside });
  const own = Object.entries(settings('node.env')).map(([key, value]) => {
    const its = value.replaceAll('node-1', name).replaceAll('10.0.0.11', address);
    return [key, /_(DATA_DIR|PGPASS)$/.test(key) ? join(folder, key.toLowerCase()) : its];
  });
  const env: Record<string, string> = {
    PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
    LC_ALL: 'C.UTF-8',
    HOME: folder,
    ...shared,
    ...Object.fromEntries(own),
    PATRONI_POSTGRESQL_BIN_DIR: postgresqlFolder() ?? '',
  };
  const data = env['PATRONI_POSTGRESQL_DATA_DIR'] ?? '';
  const run = (program: string, ...args: string[]) => {
    const log = openSync(join(folder, `${program}.log`), 'a');
    const asAccount = ['setpriv', `--reuid=${account}`, `--regid=${account}`, '--clear-groups', program, ...args];
    const [first = '', ...rest] = [...inside, ...asAccount];
    const child = spawn(first, rest, { env, cwd: folder, stdio: ['ignore', log, log] });
    endLater(drill, child);
    return child;
  };
  let running: ChildProcess[] = [];
  return {
    name,
    address,
    inside,
    url: `postgres://postgres:${shared['PATRONI_SUPERUSER_PASSWORD']}@${address}:5432/pala`,
    start() {
      running = [run('etcd'), run('patroni', join(files, 'patroni.yml'))];
    },
    async kill(what) {
      const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      if (what === 'machine') for (const child of running) child.kill('SIGKILL');
      const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
      for (const pid of [postmaster, ...children.stdout.split(/\s+/).map(Number)]) signal(pid, 'SIGKILL');
    },
  };
}

/** What each node's Patroni and PostgreSQL last complained about. */
function complaints(home: string): string {
  const logs = [1, 2, 3].map((number) => readFileSync(join(home, `node-${number}/patroni.log`), 'utf8').split('\n'));
  return logs
    .map((lines) =>
      lines
        .filter((line) => /ERROR|FATAL/.test(line))
        .slice(-6)
        .join('\n'),
    )
    .join('\n\n');
}

/** A file of variables. */
const settings = (name: string) => parseEnv(readFileSync(join(files, name), 'utf8')) as Record<string, string>;

function ip(command: string, { inside = [] }: { inside?: readonly string[] } = {}): void {
  const [program = '', ...args] = [...inside, 'ip', ...command.split(' ')];
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new CannotTry(`ip ${command}: ${stderr}`);
}

function endLater(drill: Drill, child: ChildProcess): void {
  drill.later(() => child.kill('SIGKILL'));
}
