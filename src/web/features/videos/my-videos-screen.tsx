// My Videos: the player's videos and the state of their reviews.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
import { mayUploadVideo } from '#domain/people/permissions.ts';
import { loadForm } from '#web/lib/forms/late-form.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import type { AddVideoFormProps } from './add-video-form.tsx';
import { CreditsRequired } from './credits-required.tsx';
import { findCoach, myVideosLead, myVideosTitle, pairMatches, uploadVideo } from './my-videos-texts.ts';
import { VideoList } from './video-list.tsx';
import { ownVideosFilter, type VideosSearch } from './video-search.ts';

const AddVideoForm = lateComponent<AddVideoFormProps>(
  () => loadForm(() => import('./add-video-form.tsx').then((part) => part.AddVideoForm)),
  <Skeleton className="h-161 rounded-xl sm:h-147" />,
);

interface MyVideosScreenProps {
  search: VideosSearch;
  /** Changes the search parameters: filters, order, form. */
  onSearchChange: (search: VideosSearch) => void;
}

/** The signed-in player's videos, with the form to add one. */
export function MyVideosScreen({ search, onSearchChange }: MyVideosScreenProps) {
  const user = useCurrentUser();
  const videos = usePages(endpoints.listVideos, ownVideosFilter(search));
  const permission = mayUploadVideo(user);
  const isPlayer = user.role === 'player';
  const isAdding = Boolean(search.add) && permission.allowed;
  const addButton = useRef<HTMLButtonElement>(null);
  const reasonId = useId();

  const openForm = () => onSearchChange({ ...search, add: true });
  const closeForm = () => {
    const { add: _, link: _link, title: _title, ...rest } = search;
    onSearchChange(rest);
    // The button returns with the next paint, and then takes the focus.
    requestAnimationFrame(() => addButton.current?.focus());
  };

  const addVideo = isPlayer && !isAdding && (
    <div className="grid justify-items-end gap-1 max-sm:justify-items-stretch">
      <Button
        ref={addButton}
        icon={<Plus aria-hidden />}
        disabled={!permission.allowed}
        variant={permission.allowed ? 'primary' : 'secondary'}
        aria-describedby={permission.allowed ? undefined : reasonId}
        onClick={openForm}
      >
        {t`Add Video`}
      </Button>
      {!permission.allowed && (
        <p id={reasonId} className="text-sm text-ink-muted max-sm:text-center">
          {permission.reason}
        </p>
      )}
    </div>
  );

  return (
    <Page
      title={say(myVideosTitle)}
      lead={isPlayer && <Lead mayAdd={permission.allowed} />}
      actions={addVideo}
      width="wide"
    >
      <div className="grid gap-6">
        {isPlayer && !permission.allowed && <CreditsRequired />}
        {isAdding && (
          <AddVideoForm
            user={user}
            onClose={closeForm}
            sharedTitle={search.title ?? ''}
            sharedText={search.link ?? ''}
          />
        )}
        <VideoList
          videos={videos}
          search={search}
          onSearchChange={onSearchChange}
          mayAdd={isPlayer && permission.allowed}
          {...(isPlayer && permission.allowed && !isAdding && { onAdd: openForm })}
        />
      </div>
    </Page>
  );
}

/** The purpose of the screen, and the ways to add a video, find a coach and open shared matches. */
function Lead({ mayAdd }: { mayAdd: boolean }) {
  return (
    <p>
      {mayAdd ? say(myVideosLead) : t`What your coaches saw in your matches and training.`}{' '}
      <Link to="/dashboard" search={{ add: true }} className={leadLink}>
        {say(uploadVideo)}
      </Link>
      {' · '}
      <Link to="/my-coaches" className={leadLink}>
        {say(findCoach)}
      </Link>
      {' · '}
      <Link to="/player/pair" className={leadLink}>
        {say(pairMatches)}
      </Link>
    </p>
  );
}

const leadLink = 'font-medium whitespace-nowrap text-primary underline underline-offset-4';
