// What an address shows before any script has run: the bar and the grey shape of its screen, in the HTML itself. The same for everybody.

import { i18n, type Messages } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#domain/brand.ts';
import { motivationPlace } from '#domain/first-screens.ts';
import { type LanguageCode, sourceLanguage } from '#domain/language/languages.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { say } from '#domain/language/say.ts';
import { signInTitle } from '#web/features/accounts/sign-in-title.ts';
import { adminDashboardLead, adminDashboardTitle } from '#web/features/administration/dashboard-words.ts';
import { clubDashboardLead, clubDashboardTitle } from '#web/features/clubs/dashboard/dashboard-words.ts';
import { coachDashboardLead } from '#web/features/people/coach-dashboard/dashboard-words.ts';
import { loadingLead, loadingTitle } from '#web/features/reviews/published/loading-texts.ts';
import { openingReview } from '#web/features/reviews/workspace/screen/opening-text.ts';
import {
  findCoach,
  myVideosLead,
  myVideosTitle,
  pairMatches,
  uploadVideo,
} from '#web/features/videos/my-videos-texts.ts';
import { renderInLanguage } from '#web/lib/render-in-language.ts';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { LogoMark } from '#web/ui/layout/logo.tsx';

// As headings and text are until the product's own faces have come, which are not asked for before the scripts.
const heading =
  '[font-family:Bricolage_Grotesque_Fallback,system-ui] [font-weight:650] tracking-[-0.01em] text-balance';
// A little wider than Inter, so that the largest paint is not counted again when it takes the place.
const text = '[font-family:Inter_Fallback,system-ui] tracking-[0.024em]';

/**
 * The shapes in a language, by name, as HTML. In the player's start the server puts a line of encouragement in the place of
 * `motivationPlace`.
 */
export function renderFirstPaint(language: LanguageCode = sourceLanguage, messages: Messages = {}) {
  return renderInLanguage(language, messages, renderShapes);
}

/** What is read without JavaScript, in a language, as HTML. */
export function renderWithoutScripts(language: LanguageCode = sourceLanguage, messages: Messages = {}): string {
  return renderInLanguage(language, messages, () =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <WithoutScripts />
      </I18nProvider>,
    ),
  );
}

function WithoutScripts() {
  const product = brand.name;
  const link = 'font-medium text-primary underline';
  return (
    <main className="mx-auto max-w-2xl px-4 py-12 sm:px-6">
      <h1 className="text-2xl">{t`This part of ${{ product }} needs JavaScript`}</h1>
      <p className="mt-3 text-ink-muted">
        <Trans>
          Please switch it on and load the page again. If there is no such page, this is where you read on without it:{' '}
          <a className={link} href={pageAddress('/')}>
            start page
          </a>
          ,{' '}
          <a className={link} href={pageAddress('/help-center')}>
            help center
          </a>
          ,{' '}
          <a className={link} href={pageAddress('/privacy-policy')}>
            privacy policy
          </a>
          .
        </Trans>
      </p>
    </main>
  );
}

function renderShapes() {
  return {
    visitor: renderToStaticMarkup(<Visitor title={<Skeleton className="h-8 w-56" />} />),
    'sign-in': renderToStaticMarkup(<Visitor title={<SignInTitle />} />),
    start: renderToStaticMarkup(
      <Framed title={<Title lead={motivation} />}>
        <PlayerCards />
      </Framed>,
    ),
    videos: renderToStaticMarkup(
      <Framed title={<Title lead={<VideosLead />}>{say(myVideosTitle)}</Title>}>
        <Cards />
      </Framed>,
    ),
    coach: renderToStaticMarkup(
      <Framed title={<Title lead={say(coachDashboardLead)} />}>
        <Cards />
      </Framed>,
    ),
    club: renderToStaticMarkup(
      <Framed title={<Title lead={say(clubDashboardLead)}>{say(clubDashboardTitle)}</Title>}>
        <Cards />
      </Framed>,
    ),
    admin: renderToStaticMarkup(
      <Framed title={<Title lead={say(adminDashboardLead)}>{say(adminDashboardTitle)}</Title>}>
        <Cards />
      </Framed>,
    ),
    lists: renderToStaticMarkup(
      <Framed>
        <Cards />
      </Framed>,
    ),
    video: renderToStaticMarkup(
      <Framed
        title={
          <div className="grid gap-3">
            <Skeleton className="my-3 h-5 w-36 sm:my-1.5" />
            <Title lead={<p>{say(loadingLead)}</p>}>{say(loadingTitle)}</Title>
          </div>
        }
      >
        <Video />
      </Framed>,
    ),
    review: renderToStaticMarkup(
      <Framed
        title={
          <div className="-mt-1 grid gap-4 sm:-mt-4">
            <Skeleton className="my-0.5 h-9 w-64" />
            {/* With room for the wider face, so that lines end where they will. */}
            <p className={cn(text, '-mr-3 text-ink-muted fit:hidden')}>{openingReview()}</p>
          </div>
        }
      >
        <Video />
      </Framed>,
    ),
  };
}

/** Figures, and what is below them. */
function Cards() {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {['first', 'second', 'third', 'fourth'].map((one) => (
          <Skeleton key={one} className="h-28 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-xl" />
    </>
  );
}

/** A video and its details. */
function Video() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="aspect-video h-auto rounded-xl" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-28 rounded-xl" />
        <Skeleton className="h-28 rounded-xl" />
      </div>
    </div>
  );
}

/** Those of the player's start: the latest review or, before a first video, the field for it, and what is below. */
function PlayerCards() {
  return (
    <div className="grid gap-4 sm:gap-6">
      <Skeleton className="h-112 rounded-xl lg:h-96" />
      <Skeleton className="h-72 rounded-xl" />
    </div>
  );
}

/** As `VisitorTitle` of the sign-in screen: its words are the same for everybody. In the faces that stand in for the product's own. */
function SignInTitle() {
  return (
    <div className="grid gap-1">
      <p className={cn(heading, 'text-2xl')}>{say(signInTitle)}</p>
      <Skeleton className="my-1 w-64" />
    </div>
  );
}

/** As the title of a `Page`; without words where they say who someone is, which is not known here. */
function Title({ children, lead }: { children?: string; lead: ReactNode }) {
  return (
    <div className="grid gap-1">
      {children ? <p className={cn(heading, 'text-xl sm:text-2xl')}>{children}</p> : <Skeleton className="h-8 w-56" />}
      {/* With room for the wider face, so that lines end where they will. */}
      <div className={cn(text, '-mr-3 max-w-[76ch] text-pretty text-ink-muted')}>{lead}</div>
    </div>
  );
}

/** In its place the server puts a line of encouragement. */
const motivation = (
  <p data-motivation className="w-fit pb-2">
    {motivationPlace}
  </p>
);

function VideosLead() {
  return (
    <p>
      {say(myVideosLead)} <span className="font-medium whitespace-nowrap">{say(uploadVideo)}</span>
      {' · '}
      <span className="font-medium whitespace-nowrap">{say(findCoach)}</span>
      {' · '}
      <span className="font-medium whitespace-nowrap">{say(pairMatches)}</span>
    </p>
  );
}

/** The spinner, over the shape. Its words are in a typeface that is there already: the product's own come after the scripts. */
function Loading() {
  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-10 grid place-items-center">
      <span className="sr-only font-[system-ui]">{t`Loading...`}</span>
      <span
        aria-hidden
        className="size-8 animate-spin rounded-full border-4 border-line-strong [border-top-color:var(--color-primary)]"
      />
    </div>
  );
}

/** As `AppLayout` with a `Page` in it. */
function Framed({ title = <Skeleton className="h-8 w-56" />, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="border-b bg-surface-raised">
        <div className="mx-auto flex h-14 max-w-[75rem] items-center gap-2 px-4 sm:px-6">
          <LogoMark className="size-6" />
          <div className="ml-auto flex items-center gap-3">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="size-8 rounded-full" />
          </div>
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-[75rem] content-start gap-6 px-4 pt-5 pb-10 sm:px-6 sm:pt-8">
        <Loading />
        {title}
        {children}
      </div>
      <div className="fixed inset-x-0 bottom-0 h-[calc(3.75rem+env(safe-area-inset-bottom))] border-t bg-surface-raised lg:hidden" />
    </div>
  );
}

/** As `VisitorFrame`. */
function Visitor({ title }: { title: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="bg-court max-lg:hidden" />
      <div className="flex min-w-0 flex-col px-4 pb-12 sm:px-8">
        <div className="mx-auto flex h-16 w-full max-w-lg items-center lg:mx-0 lg:max-w-none">
          <LogoMark className="size-6 lg:hidden" />
        </div>
        <div className="mx-auto grid w-full max-w-lg grow content-start gap-6 pt-4 lg:pt-[8vh]">
          <Loading />
          {title}
          {['first', 'second', 'third'].map((one) => (
            <Skeleton key={one} className="h-11 rounded-lg" />
          ))}
        </div>
      </div>
    </div>
  );
}
