// The coach's work on an open evening: the video with who is where, and beside it the players with level and moments.

import { plural, t } from '@lingui/core/macro';
import { Keyboard } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { CitedMoment, EveningCourt, RankingEvening } from '#contract/levels/ranking-evenings.ts';
import { nearestLevel, verifiedScale } from '#domain/levels/level-verification.ts';
import { levelOf } from '#domain/levels/levels.ts';
import { changeEnds, citedMoments, eveningDay, missingOf } from '#domain/levels/ranking-evening.ts';
import { linkProblemSentence } from '#domain/videos/link-health.ts';
import { KeySheet } from '#web/features/reviews/shared/keys/key-sheet.tsx';
import { useScreenKeys } from '#web/features/reviews/shared/keys/use-screen-keys.ts';
import { PlaybackBar } from '#web/features/reviews/shared/playback/playback-bar.tsx';
import { draftKey, draftOwner } from '#web/lib/drafts.ts';
import { forgetDraft, keepDraft, readDraft } from '#web/lib/forms/draft-store.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useVideoController } from '#web/lib/video/create-video-controller.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { CourtShift } from './court-shift.tsx';
import { EveningActions } from './evening-actions.tsx';
import { eveningsBack } from './evenings-back.tsx';
import { FinishEvening } from './finish-evening.tsx';
import { PlayerList } from './player-list.tsx';
import { saveRank } from './ranking-calls.ts';
import { type RankingCommand, rankingCommand, rankingKeys } from './ranking-keys.ts';
import { completeOf, createRankingStore, type RankCopy, type RankingStore } from './ranking-store.ts';
import { StretchesEditor, useStretches } from './stretches-editor.tsx';
import { WhoIsWhere } from './who-is-where.tsx';

/** A store of the evening's drafts, with copies on this device; what the server has since is taken over. */
function useRankingStore({ id: eveningId, players }: RankingEvening): RankingStore {
  const user = useCurrentUser();
  const [store] = useState(() => {
    const place = (playerId: string) => ({
      key: draftKey(draftOwner(user), `evening-${eveningId}-${playerId}`),
      endsWithTab: false,
    });
    return createRankingStore({
      players,
      save: (playerId, version, draft) => saveRank(eveningId, playerId, version, draft),
      copyOf: (playerId) => (readDraft(place(playerId)) as RankCopy | undefined) ?? null,
      keep: (playerId, copy) => (copy ? keepDraft(place(playerId), copy) : forgetDraft(place(playerId))),
    });
  });
  useEffect(() => store.adopt(players), [store, players]);
  useEffect(() => {
    store.enter();
    return store.leave;
  }, [store]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => store.isUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [store]);
  return store;
}

/** Nothing here overlays the player: YouTube forbids it. */
export function RankingWork({ evening, onDeleted }: { evening: RankingEvening; onDeleted: () => void }) {
  const store = useRankingStore(evening);
  const [first, ...others] = evening.courts as [EveningCourt, ...EveningCourt[]];
  const [courtId, setCourtId] = useState(first.id);
  const court = others.find(({ id }) => id === courtId) ?? first;
  const shown = useMemo(() => ({ ...court, title: court.name }), [court]);
  const video = useVideoController(shown);
  return <Work key={evening.id} {...{ evening, store, court: shown, video, onCourt: setCourtId, onDeleted }} />;
}

interface WorkProps {
  evening: RankingEvening;
  store: RankingStore;
  court: EveningCourt & { title: string };
  video: VideoController;
  onCourt: (courtId: string) => void;
  onDeleted: () => void;
}

function Work({ evening, store, court, video, onCourt, onDeleted }: WorkProps) {
  const { title, heldOn, players, courts } = evening;
  const rows = useSyncExternalStore(store.subscribe, store.getState);
  const [chosenId, setChosenId] = useState(players[0]?.player.id ?? '');
  const [freshMoment, setFreshMoment] = useState<CitedMoment | null>(null);
  const [isLegendOpen, setLegendOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** A moment of the court that is about to be shown, in seconds. */
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current !== null) video.seek(awaited.current);
    awaited.current = null;
  }, [video]);
  const stretches = useStretches(evening.id, court, players);
  const chosen = players.findIndex(({ player }) => player.id === chosenId);
  const ready = players.filter(({ player }) => {
    const row = rows.get(player.id);
    return row && missingOf(completeOf(row)).length === 0;
  }).length;

  const cite = () => {
    const row = rows.get(chosenId);
    if (!row) return;
    if (row.moments.length >= citedMoments.max) {
      toast({
        title: plural({ most: citedMoments.max }, { one: 'Up to # moment', other: 'Up to # moments' }),
        description: t`Remove one to cite another.`,
      });
      return;
    }
    video.pause();
    const moment = { courtId: court.id, at: Math.floor(video.getState().time), text: '', skill: null };
    setFreshMoment(moment);
    store.change(chosenId, ({ moments }) => ({ moments: [...moments, moment], isLeftOut: false }));
  };
  const changeLevel = (direction: 1 | -1) => {
    const start = nearestLevel((players[chosen] && levelOf(players[chosen].player)) ?? 3);
    store.change(chosenId, ({ level }) => {
      const next = level === null ? start : level + direction * verifiedScale.step;
      return { level: Math.min(Math.max(next, verifiedScale.min), verifiedScale.max), isLeftOut: false };
    });
  };
  const next = () => {
    void store.saveAll();
    const others = [...players.slice(chosen + 1), ...players.slice(0, chosen)].map(({ player }) => player.id);
    const left = others.filter((id) => {
      const row = rows.get(id);
      return row !== undefined && missingOf(completeOf(row)).length > 0;
    });
    const withoutLevel = left.find((id) => rows.get(id)?.level === null);
    const wanted = withoutLevel ?? left[0];
    if (wanted !== undefined) setChosenId(wanted);
    else if (ready === players.length)
      toast({ title: t`Everyone is ready`, description: t`You can finish the evening.` });
  };
  const run = (command: RankingCommand) => {
    switch (command.kind) {
      case 'play':
        return video.toggle();
      case 'skip':
        return video.seek(Math.max(video.getState().time + command.seconds, 0));
      case 'player':
        return setChosenId((now) => players[command.index]?.player.id ?? now);
      case 'step':
        return setChosenId((now) => players[chosen + command.direction]?.player.id ?? now);
      case 'level':
        return changeLevel(command.direction);
      case 'cite':
        return cite();
      case 'next':
        return next();
      case 'leave-out':
        return store.change(chosenId, ({ isLeftOut }) => ({ isLeftOut: !isLeftOut }));
      case 'court':
        return onCourt(courts[(courts.findIndex(({ id }) => id === court.id) + 1) % courts.length]?.id ?? court.id);
      case 'ends': {
        if (stretches.isSaving || stretches.problem) return;
        return stretches.change(changeEnds(stretches.stretches, Math.floor(video.getState().time)));
      }
      case 'legend':
        return setLegendOpen(true);
    }
  };
  useScreenKeys<RankingCommand>({
    commandOf: rankingCommand,
    run,
    repeats: ({ kind }) => kind === 'skip',
    leaveField: () => place.current?.focus({ preventScroll: true }),
  });

  return (
    <Page
      title={title}
      lead={t`${{ date: eveningDay(heldOn) }}, ${{ ready }} of ${{ players: players.length }} ready`}
      width="wide"
      back={eveningsBack('coach_club')}
      actionBar={false}
      actions={
        <>
          <IconButton
            label={t`Keyboard shortcuts`}
            variant="secondary"
            size="sm"
            className="max-sm:hidden"
            onClick={() => setLegendOpen(true)}
          >
            <Keyboard aria-hidden />
          </IconButton>
          <EveningActions evening={evening} onDeleted={onDeleted} />
          <FinishEvening evening={evening} store={store} onChoose={setChosenId} />
        </>
      }
    >
      <div
        ref={place}
        tabIndex={-1}
        className="grid items-start gap-4 outline-none lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-6"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {courts.length > 1 && (
            <div role="group" aria-label={t`Courts`} className="flex flex-wrap gap-2">
              {courts.map(({ id, name }) => (
                <Button
                  key={id}
                  size="sm"
                  variant={id === court.id ? 'primary' : 'secondary'}
                  aria-pressed={id === court.id}
                  onClick={() => onCourt(id)}
                >
                  <span translate="no">{name}</span>
                </Button>
              ))}
            </div>
          )}
          {court.linkProblem && (
            <p role="status" className="rounded-lg bg-attention-soft px-4 py-3 text-sm">
              {linkProblemSentence(court.linkProblem, 'coach')}{' '}
              {t`You can still finish from what you cited, or edit the evening to replace the link.`}
            </p>
          )}
          <CourtShift key={`shift-${court.id}`} {...{ evening, court, store, video }} />
          <VideoFrame key={court.id} source={court} controller={video} />
          <PlaybackBar video={video} />
          <WhoIsWhere
            stretches={stretches.stretches}
            video={video}
            players={players}
            chosenId={chosenId}
            onChoose={setChosenId}
          />
          <Fold title={t`Who stands where`} count={stretches.stretches.length}>
            <StretchesEditor state={stretches} players={players} now={() => video.getState().time} />
          </Fold>
        </div>
        <PlayerList
          {...{ evening, rows, store, chosenId, freshMoment, onCite: cite }}
          onChoose={setChosenId}
          onDone={() => place.current?.focus({ preventScroll: true })}
          onShow={({ courtId, at }) => {
            if (courtId === court.id) return video.seek(at);
            awaited.current = at;
            onCourt(courtId);
          }}
        />
      </div>
      <KeySheet
        open={isLegendOpen}
        onOpenChange={setLegendOpen}
        description={t`Shortcuts pause while you type and in dialogs.`}
        groups={rankingKeys()}
      />
    </Page>
  );
}
