// /player/videos for administrators: a chosen player's videos, as the player sees them.

import { t } from '@lingui/core/macro';
import { endpoints } from '#contract/endpoints.ts';
import { ChosenPlayer } from '#web/features/people/shared/player-choice/chosen-player.tsx';
import { PlayerChoice } from '#web/features/people/shared/player-choice/player-choice.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { cardsOfPage } from './cards-of-page.ts';
import { VideoList } from './video-list.tsx';
import type { VideosSearch } from './video-search.ts';

interface PlayersVideosScreenProps {
  search: VideosSearch;
  /** Changes the search parameters: player, filters, order. */
  onSearchChange: (search: VideosSearch) => void;
}

/** The choice of a player, then their videos. */
export function PlayersVideosScreen({ search, onSearchChange }: PlayersVideosScreenProps) {
  const { player } = search;
  return (
    <Page title={t`My Videos`} lead={t`A player’s videos, as the player sees them.`} width="wide">
      {player === undefined ? (
        <PlayerChoice
          search={search.search ?? ''}
          onSearchChange={(typed) => onSearchChange({ ...search, search: typed || undefined })}
          onChoose={(userId) => onSearchChange({ ...search, player: userId })}
          action={t`Show videos`}
        />
      ) : (
        <div className="grid gap-6">
          <ChosenPlayer
            key={player}
            userId={player}
            onChooseAnother={() => onSearchChange({ ...search, player: undefined })}
          />
          <Videos playerId={player} search={search} onSearchChange={onSearchChange} />
        </div>
      )}
    </Page>
  );
}

function Videos({ playerId, search, onSearchChange }: PlayersVideosScreenProps & { playerId: string }) {
  const { status, sort } = search;
  const videos = usePages(endpoints.listVideos, {
    query: { playerId, ...(status && { status }), ...(sort && { sort }), limit: cardsOfPage },
  });
  return <VideoList videos={videos} search={search} onSearchChange={onSearchChange} mayAdd={false} />;
}
