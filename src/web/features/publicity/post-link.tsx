// From a reel, a card or an award to the post about it.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Share2 } from 'lucide-react';
import type { PostKind } from '#domain/publicity/posts/post-facts.ts';
import { buttonStyles } from '#web/ui/button.tsx';

interface PostLinkProps {
  kind: PostKind;
  id: string;
  /** What it is about, for screen readers where several stand on one screen. */
  about?: string;
}

/** "Write a post". */
export function PostLink({ kind, id, about }: PostLinkProps) {
  return (
    <Link
      to="/club/social"
      search={{ kind, id }}
      className={buttonStyles({ variant: 'secondary', size: 'sm', className: 'w-fit' })}
    >
      <Share2 aria-hidden />
      <span>
        {about ? (
          <Trans>
            Write a post<span className="sr-only"> about {about}</span>
          </Trans>
        ) : (
          t`Write a post`
        )}
      </span>
    </Link>
  );
}
