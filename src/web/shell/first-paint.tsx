// What an address shows before any script has run: the bar and the grey shape of its screen, in the HTML itself. The same for everybody.

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { LogoMark } from '#web/ui/layout/logo.tsx';

/** The shapes, by name, as HTML. */
export function renderFirstPaint(): Record<'visitor' | 'lists' | 'video', string> {
  return {
    visitor: renderToStaticMarkup(<Visitor />),
    lists: renderToStaticMarkup(
      <Framed>
        <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          {['first', 'second', 'third', 'fourth'].map((one) => (
            <Skeleton key={one} className="h-28 rounded-xl" />
          ))}
        </div>
        <Skeleton className="h-72 rounded-xl" />
      </Framed>,
    ),
    video: renderToStaticMarkup(
      <Framed>
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="aspect-video h-auto rounded-xl" />
          <div className="grid content-start gap-3">
            <Skeleton className="h-28 rounded-xl" />
            <Skeleton className="h-28 rounded-xl" />
          </div>
        </div>
      </Framed>,
    ),
  };
}

/** For screen readers: what stands here is on its way. In a typeface that is there already: the product's own come after the scripts. */
function Loading() {
  return (
    <p role="status" className="sr-only font-[system-ui]">
      Loading...
    </p>
  );
}

/** As `AppLayout` with a `Page` in it. */
function Framed({ children }: { children: ReactNode }) {
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
        <Skeleton className="h-8 w-56" />
        {children}
      </div>
      <div className="fixed inset-x-0 bottom-0 h-[calc(3.75rem+env(safe-area-inset-bottom))] border-t bg-surface-raised lg:hidden" />
    </div>
  );
}

/** As `VisitorFrame`. */
function Visitor() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="bg-court max-lg:hidden" />
      <div className="flex min-w-0 flex-col px-4 pb-12 sm:px-8">
        <div className="mx-auto flex h-16 w-full max-w-lg items-center lg:mx-0 lg:max-w-none">
          <LogoMark className="size-6 lg:hidden" />
        </div>
        <div className="mx-auto grid w-full max-w-lg grow content-start gap-6 pt-4 lg:pt-[8vh]">
          <Loading />
          <Skeleton className="h-8 w-56" />
          {['first', 'second', 'third'].map((one) => (
            <Skeleton key={one} className="h-11 rounded-lg" />
          ))}
        </div>
      </div>
    </div>
  );
}
