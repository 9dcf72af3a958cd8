// The banner while viewing as someone else, or using the product for a junior.

import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { Eye, Undo2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useViewChange } from '#web/lib/session/use-view-change.ts';
import { guardianSentence, viewSentence } from '#web/lib/session/view-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Delay in milliseconds before filling the live region, because initial content is not announced. */
const announceAfter = 300;

/** Says who the product is viewed as or used for, and offers to return. Nothing in a person's own session. */
export function ViewBanner() {
  const user = useCurrentUser();
  const used = guardianSentence(user);
  if (used !== null)
    return (
      <Banner
        label={t`Using the product for a junior`}
        sentence={used}
        back={t`Back to ${{ guardian: user.guardian?.firstName ?? '' }}`}
        to="/family"
      />
    );
  const sentence = viewSentence(user);
  return (
    sentence && <Banner label={t`Viewing as someone else`} sentence={sentence} back={t`Return`} to="/role-switcher" />
  );
}

interface BannerProps {
  label: string;
  sentence: string;
  /** What the button says. */
  back: string;
  /** The screen that returning leads to. */
  to: '/family' | '/role-switcher';
}

function Banner({ label, sentence, back, to }: BannerProps) {
  const box = useBannerHeight();
  const announced = useLater(sentence);
  const navigate = useNavigate();
  const [isReturning, setIsReturning] = useState(false);
  const { changeView } = useViewChange({
    returnTo: to,
    onError: (error) => {
      setIsReturning(false);
      toast({ title: t`Couldn’t return to your account`, description: errorSentence(error), tone: 'danger' });
    },
  });
  const comeBack = async () => {
    setIsReturning(true);
    // Leaves the screen first, so that it saves pending changes as the viewed person.
    await navigate({ to });
    changeView(null);
  };
  return (
    <section
      ref={box}
      aria-label={label}
      className="sticky top-0 z-40 border-b border-attention bg-attention-soft text-attention print:hidden"
    >
      <div className="mx-auto flex max-w-[75rem] items-center gap-3 px-4 py-1.5 sm:px-6">
        <Eye aria-hidden className="size-5 shrink-0" />
        <p aria-hidden className="min-w-0 grow text-sm font-medium">
          {sentence}
        </p>
        <p role="status" className="sr-only">
          {announced}
        </p>
        <Button
          variant="secondary"
          size="sm"
          icon={<Undo2 aria-hidden />}
          busy={isReturning}
          onClick={() => void comeBack()}
        >
          {back}
        </Button>
      </div>
    </section>
  );
}

/** Publishes the banner's height on the root, for sticky elements below. */
function useBannerHeight() {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--banner-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner-height');
    };
  }, []);
  return box;
}

function useLater(sentence: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), announceAfter);
    return () => clearTimeout(timer);
  }, [sentence]);
  return said;
}
