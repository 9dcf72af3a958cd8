// The banner while viewing as someone else.

import { useNavigate } from '@tanstack/react-router';
import { Eye, Undo2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useViewChange } from '#web/lib/session/use-view-change.ts';
import { viewSentence } from '#web/lib/session/view-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Delay in milliseconds before filling the live region, because initial content is not announced. */
const announceAfter = 300;

/** Says who the product is viewed as, and offers to return. Nothing without a view. */
export function ViewBanner() {
  const sentence = viewSentence(useCurrentUser());
  return sentence === null ? null : <Banner sentence={sentence} />;
}

function Banner({ sentence }: { sentence: string }) {
  const box = useBannerHeight();
  const announced = useLater(sentence);
  const navigate = useNavigate();
  const [isReturning, setIsReturning] = useState(false);
  const { changeView } = useViewChange({
    onError: (error) => {
      setIsReturning(false);
      toast({ title: "Couldn't return to your account", description: errorSentence(error), tone: 'danger' });
    },
  });
  const comeBack = async () => {
    setIsReturning(true);
    // Leaves the screen first, so that it saves pending changes as the viewed person.
    await navigate({ to: '/role-switcher' });
    changeView(null);
  };
  return (
    <section
      ref={box}
      aria-label="Viewing as someone else"
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
          Return
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
