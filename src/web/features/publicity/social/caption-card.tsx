// One caption: edit, copy, share, another draft, rewrite.

import { Copy, RefreshCw, Share2, Sparkles } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { CaptionLanguage, CaptionLength, PostKind } from '#domain/publicity/posts/post-facts.ts';
import { copyText } from '#web/lib/copy-text.ts';
import type { DraftMark } from '#web/lib/drafts.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextAreaField } from '#web/ui/fields/field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { canShare, sharePost } from './share-post.ts';
import type { CaptionOnScreen } from './use-captions.ts';

const names: Record<CaptionLength, string> = { short: 'Short', medium: 'Medium', long: 'Long, with hashtags' };

interface CaptionCardProps {
  caption: CaptionOnScreen;
  /** The mark of the post's stored draft. */
  mark: DraftMark;
  subject: { kind: PostKind; id: string };
  language: CaptionLanguage;
  length: CaptionLength;
  canRewrite: boolean;
  /** The picture to share, once loaded. */
  picture: File | undefined;
}

/** Replacing an edited text can be undone. */
export function CaptionCard({ caption, mark, subject, language, length, canRewrite, picture }: CaptionCardProps) {
  const { draft, text, isByModel, wasWritten } = caption;
  const name = names[length];
  const rewrite = useCall(endpoints.rewriteCaption, {
    onSuccess: ({ words, writer, hasModelFailed }) => {
      if (writer === 'model') return caption.rewritten(words);
      toast({
        title: 'Draft unchanged',
        description: hasModelFailed
          ? 'The assistant did not answer, or added something new. Try again or use another draft.'
          : 'No assistant is available. Try another draft.',
      });
    },
    onError: (error) => failureToast('The caption was not rewritten', error, 'Please try again.'),
  });
  const next = () => {
    caption.next();
    if (!wasWritten) return;
    toast({ title: 'Another draft', action: { label: 'Undo', onClick: caption.restore } });
  };
  return (
    <Card as="section" className="grid gap-3">
      <TextAreaField
        data-draft={mark}
        label={name}
        value={text}
        lang={language}
        dir="auto"
        rows={length === 'short' ? 2 : length === 'medium' ? 4 : 8}
        onChange={(event) => caption.write(event.target.value)}
        help={`${[...text].length} characters${isByModel ? '. Rewritten by the assistant, so read it before you post it.' : ''}`}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Copy aria-hidden />} onClick={() => void copyCaption(text)}>
          Copy<span className="sr-only"> the caption: {name}</span>
        </Button>
        {canShare() && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Share2 aria-hidden />}
            onClick={() => void shareCaption(text, picture)}
          >
            Share<span className="sr-only"> picture and caption: {name}</span>
          </Button>
        )}
        <Button size="sm" variant="ghost" icon={<RefreshCw aria-hidden />} onClick={next}>
          Another draft<span className="sr-only"> of the caption: {name}</span>
        </Button>
        {canRewrite && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Sparkles aria-hidden />}
            busy={rewrite.isPending}
            onClick={() =>
              rewrite.mutate({
                params: { kind: subject.kind, subjectId: subject.id },
                body: { language, length, draft },
              })
            }
          >
            Rewrite<span className="sr-only"> the caption: {name}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}

async function copyCaption(text: string): Promise<void> {
  const copied = await copyText(text);
  toast(
    copied
      ? { title: 'Caption copied', tone: 'success' }
      : { title: 'Not copied', description: 'Your browser blocked it. Select the text and copy it yourself.' },
  );
}

async function shareCaption(text: string, picture: File | undefined): Promise<void> {
  if (await sharePost(text, picture)) return;
  toast({ title: 'Not shared', description: 'Your browser blocked it. Download the picture and copy the caption.' });
}
