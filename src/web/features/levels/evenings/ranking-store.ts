// The coach's drafts of an evening: what is shown, automatic saving player by player, and copies that outlive the window.

import type { CitedMoment, EveningPlayer } from '#contract/levels/ranking-evenings.ts';
import { isBlank } from '#domain/plain-text.ts';
import { createListeners } from '#web/lib/listeners.ts';

/** How saving went. */
export type SaveOutcome =
  | { kind: 'saved'; version: number }
  /** Another window has saved since: the coach decides. */
  | { kind: 'conflict' }
  /** No answer, or signed out: retried, and kept on the device meanwhile. */
  | { kind: 'failed' }
  /** Refused for good, with a reason. */
  | { kind: 'refused'; sentence: string };

/** What the coach has of a player. A moment whose sentence is still empty stays on the device. */
export interface RankDraft {
  level: number | null;
  moments: readonly CitedMoment[];
  isLeftOut: boolean;
}

export interface RankRow extends RankDraft {
  /** The version that the next save builds on. */
  version: number;
  saving: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict' | 'refused';
  /** Why it was refused. */
  sentence: string;
}

/** A copy on the device. */
export interface RankCopy {
  version: number;
  draft: RankDraft;
}

/** Pause between the last change and saving, and before a retry, in milliseconds. */
const pauseMs = { save: 800, retry: 3000 } as const;

interface RankingStoreOptions {
  players: readonly EveningPlayer[];
  save: (playerId: string, version: number, draft: RankDraft) => Promise<SaveOutcome>;
  copyOf: (playerId: string) => RankCopy | null;
  keep: (playerId: string, copy: RankCopy | null) => void;
}

export type RankingStore = ReturnType<typeof createRankingStore>;

const draftOf = ({ level, moments, isLeftOut }: RankDraft): RankDraft => ({ level, moments, isLeftOut });
const isSame = (one: RankDraft, other: RankDraft) => JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));

/** What can be sent: moments with a sentence. */
export function completeOf(draft: RankDraft): RankDraft {
  return { ...draftOf(draft), moments: draft.moments.filter(({ text }) => !isBlank(text)) };
}

/** Keeps the drafts outside React, so that ranking never waits. Each player is saved on their own, one save at a time. */
export function createRankingStore({ players, save, copyOf, keep }: RankingStoreOptions) {
  const { subscribe, notify } = createListeners();
  let rows: ReadonlyMap<string, RankRow> = new Map();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const underWay = new Map<string, Promise<void>>();
  let isOver = false;

  const put = (id: string, changes: Partial<RankRow>) => {
    const row = rows.get(id);
    if (!row) return;
    rows = new Map(rows).set(id, { ...row, ...changes });
    notify();
  };
  const schedule = (id: string, ms: number) => {
    clearTimeout(timers.get(id));
    if (isOver) return;
    timers.set(
      id,
      setTimeout(() => void saveNow(id), ms),
    );
  };
  const saved = ({ draft }: EveningPlayer): RankRow => ({
    version: draft?.version ?? 0,
    level: draft?.level ?? null,
    moments: draft?.moments ?? [],
    isLeftOut: draft?.isLeftOut ?? false,
    saving: 'saved',
    sentence: '',
  });

  function open(player: EveningPlayer): void {
    const { id } = player.player;
    const row = saved(player);
    const copy = copyOf(id);
    rows = new Map(rows).set(id, row);
    if (copy === null || isSame(copy.draft, row)) return;
    // Written over what is still there: it goes on. Otherwise another window has saved since.
    const isCurrent = copy.version === row.version;
    rows = new Map(rows).set(id, { ...row, ...copy.draft, saving: isCurrent ? 'unsaved' : 'conflict' });
    if (isCurrent) schedule(id, pauseMs.save);
  }
  for (const player of players) open(player);

  async function saveNow(id: string): Promise<void> {
    clearTimeout(timers.get(id));
    await underWay.get(id);
    const row = rows.get(id);
    if (row?.saving !== 'unsaved' && row?.saving !== 'failed') return;
    const sending = send(id, row);
    underWay.set(id, sending);
    await sending;
    underWay.delete(id);
  }
  async function send(id: string, sent: RankRow): Promise<void> {
    put(id, { saving: 'saving' });
    const outcome = await save(id, sent.version, completeOf(sent));
    const row = rows.get(id);
    if (!row) return;
    const isOutdated = !isSame(row, sent);
    if (outcome.kind === 'saved') {
      put(id, { version: outcome.version, saving: isOutdated ? 'unsaved' : 'saved' });
      const isWhole = !isOutdated && completeOf(row).moments.length === row.moments.length;
      keep(id, isWhole ? null : { version: outcome.version, draft: draftOf(row) });
      if (isOutdated) schedule(id, pauseMs.save);
    } else if (outcome.kind === 'failed') {
      put(id, { saving: 'failed' });
      schedule(id, pauseMs.retry);
    } else {
      put(id, { saving: outcome.kind, sentence: outcome.kind === 'refused' ? outcome.sentence : '' });
    }
  }

  return {
    subscribe,
    getState: () => rows,
    /** Changes a player's draft, keeps it on the device at once, and saves it soon. A conflict stays until the coach decides. */
    change(id: string, change: (draft: RankDraft) => Partial<RankDraft>) {
      const row = rows.get(id);
      if (!row) return;
      const next = { ...draftOf(row), ...change(draftOf(row)) };
      if (isSame(next, row)) return;
      const isStopped = row.saving === 'conflict';
      put(id, { ...next, ...(!isStopped && { saving: 'unsaved' }) });
      keep(id, { version: row.version, draft: next });
      if (!isStopped) schedule(id, pauseMs.save);
    },
    /** Takes over what the server has of players without unsaved changes. */
    adopt(fresh: readonly EveningPlayer[]) {
      for (const player of fresh) {
        const row = rows.get(player.player.id);
        if (!row) open(player);
        else if (row.saving === 'saved' && row.version < (player.draft?.version ?? 0))
          put(player.player.id, saved(player));
      }
      notify();
    },
    /** Settles a conflict: what is on the screen replaces that version. */
    keepMine(id: string, theirVersion: number) {
      put(id, { version: theirVersion, saving: 'unsaved' });
      void saveNow(id);
    },
    /** Settles a conflict or refusal: what the server has replaces what is on the screen. */
    takeTheirs(player: EveningPlayer) {
      keep(player.player.id, null);
      put(player.player.id, saved(player));
    },
    /** Saves everything unsaved, and says whether all of it arrived. */
    async saveAll(): Promise<boolean> {
      await Promise.all([...rows.keys()].map(saveNow));
      return [...rows.values()].every(({ saving }) => saving === 'saved');
    },
    isUnsaved: () => [...rows.values()].some(({ saving }) => saving !== 'saved'),
    /** Begins, or begins again after `leave`. */
    enter() {
      isOver = false;
    },
    /** Stops the timers and sends what is unsaved once more. */
    leave() {
      isOver = true;
      for (const id of rows.keys()) void saveNow(id);
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
