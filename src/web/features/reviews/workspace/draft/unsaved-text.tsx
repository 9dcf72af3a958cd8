// This device's copy of a review that cannot be opened, to read and copy.

import { t } from '@lingui/core/macro';
import { Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { copy } from './discarded-draft.tsx';
import { reviewAsText } from './review-as-text.ts';
import { WithStoredCopies } from './with-stored-copies.tsx';

/** Renders nothing if this person has no unsaved text on the video. */
export function UnsavedText({ videoId }: { videoId: string }) {
  return (
    <WithStoredCopies videoId={videoId} skeleton={null}>
      {(kept) => <KeptWords text={kept.map(({ document }) => reviewAsText(document)).join('\n\n')} />}
    </WithStoredCopies>
  );
}

function KeptWords({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <section aria-label={t`Your unsaved text`} className="mt-4 grid gap-3 rounded-xl bg-attention-soft p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64">
          {t`What you wrote about this video hasn’t been saved. It’s kept on this device, and only you can see it.`}
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11 pointer-fine:min-h-9"
          icon={<Copy aria-hidden />}
          onClick={() => void copy(text)}
        >
          {t`Copy my text`}
        </Button>
      </div>
      {/* For browsers without clipboard access, to select by hand. */}
      <TextArea
        readOnly
        data-draft="not kept: it is only read"
        rows={10}
        aria-label={t`What you wrote`}
        value={text}
        className="h-auto max-h-80 resize-y py-2"
      />
    </section>
  );
}
