// Every action of the audit log in words. An action without words cannot be recorded.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { said } from '#domain/language/said.ts';
import type { AuditAction } from './audit-action-names.ts';

/** The words of an action. */
export interface ActionWords<Text> {
  /** In the filter, e.g. "Role changed". */
  label: Text;
  /** What the actor did; names stand in it as marks (audit-sentences.ts). */
  says: Text;
  /** The same where the actor did it to their own account; left out where that cannot happen. */
  ofSelf?: Text;
  /** Instead of `ofSelf` where the answer was not "agreed". */
  ofRefusal?: Text;
}

/** Where a sentence names the actor, the person or thing it was done to, and a role; no text has these characters. */
export const [actor, subject, role] = ['\uE000', '\uE001', '\uE002'] as const;

/** Every action that commands record, by name (docs/product.md#audit-log). */
export const auditActions: Readonly<Record<AuditAction, ActionWords<string>>> = said({
  'administrator-created': {
    label: msg`Administrator created`,
    says: msg`${{ actor }} set up the first administrator, ${{ subject }}`,
  },
  'registration-approved': {
    label: msg`Registration approved`,
    says: msg`${{ actor }} approved the registration of ${{ subject }}`,
  },
  'registration-rejected': {
    label: msg`Registration rejected`,
    says: msg`${{ actor }} rejected the registration of ${{ subject }}`,
  },
  'role-changed': { label: msg`Role changed`, says: msg`${{ actor }} changed the role of ${{ subject }}` },
  'club-changed': { label: msg`Club changed`, says: msg`${{ actor }} changed the club of ${{ subject }}` },
  'credits-adjusted': { label: msg`Credits adjusted`, says: msg`${{ actor }} adjusted the credits of ${{ subject }}` },
  'coach-assigned': {
    label: msg`Coach assigned`,
    says: msg`${{ actor }} assigned a coach to the video ${{ subject }}`,
  },
  'video-submitted-on-behalf': {
    label: msg`Video submitted on behalf`,
    says: msg`${{ actor }} sent in the video ${{ subject }} for its player`,
  },
  'review-published-by-administrator': {
    label: msg`Review published by an administrator`,
    says: msg`${{ actor }} published the review of ${{ subject }} for its coach`,
  },
  'movement-published-by-administrator': {
    label: msg`Movement published by an administrator`,
    says: msg`${{ actor }} published the movement analysis of ${{ subject }} for its coach`,
  },
  'club-invited': {
    label: msg`People invited to a club`,
    says: msg`${{ actor }} invited people to the club ${{ subject }}`,
  },
  'club-invitation-withdrawn': {
    label: msg`Club invitation withdrawn`,
    says: msg`${{ actor }} withdrew an invitation to the club ${{ subject }}`,
  },
  'club-joined': {
    label: msg`Club joined`,
    says: msg`${{ actor }} added ${{ subject }} to a club that had invited them`,
    ofSelf: msg`${{ actor }} joined a club`,
  },
  'session-handed-over': {
    label: msg`Session handed over`,
    says: msg`${{ actor }} handed a session of ${{ subject }} over to another coach`,
    ofSelf: msg`${{ actor }} handed a session over to another coach`,
  },
  'club-left': {
    label: msg`Club left`,
    says: msg`${{ actor }} removed ${{ subject }} from their club`,
    ofSelf: msg`${{ actor }} left their club`,
  },
  'club-group-created': {
    label: msg`Group created`,
    says: msg`${{ actor }} made a group of members in the club ${{ subject }}`,
  },
  'club-group-edited': {
    label: msg`Group changed`,
    says: msg`${{ actor }} changed a group of the club ${{ subject }}`,
  },
  'club-group-deleted': {
    label: msg`Group deleted`,
    says: msg`${{ actor }} deleted a group of the club ${{ subject }}`,
  },
  'club-group-members-changed': {
    label: msg`Group members changed`,
    says: msg`${{ actor }} changed who is in a group of the club ${{ subject }}`,
  },
  'club-message-sent': {
    label: msg`Club message sent`,
    says: msg`${{ actor }} sent a message to people of the club ${{ subject }}`,
  },
  'juniors-invited': {
    label: msg`Juniors invited`,
    says: msg`${{ actor }} invited juniors to the club ${{ subject }}`,
  },
  'guardian-asked': {
    label: msg`Guardian asked`,
    says: msg`${{ actor }} asked someone to be a guardian for ${{ subject }}`,
  },
  'guardian-request-withdrawn': {
    label: msg`Request to a guardian withdrawn`,
    says: msg`${{ actor }} withdrew a request to a guardian at the club ${{ subject }}`,
  },
  'guardian-changed': { label: msg`Guardian changed`, says: msg`${{ actor }} became the guardian of ${{ subject }}` },
  'junior-added': { label: msg`Junior added`, says: msg`${{ actor }} accepted to be the guardian of ${{ subject }}` },
  'junior-day-changed': {
    label: msg`Junior until`,
    says: msg`${{ actor }} changed until when ${{ subject }} is a junior`,
  },
  'junior-session-started': {
    label: msg`Junior session`,
    says: msg`${{ actor }} began to use the product for ${{ subject }}`,
  },
  'handover-started': {
    label: msg`Own account offered`,
    says: msg`${{ actor }} had a link for an own account sent to ${{ subject }}`,
  },
  'junior-handed-over': {
    label: msg`Own account`,
    says: msg`${{ actor }} gave ${{ subject }} an account of their own`,
    ofSelf: msg`${{ actor }} took over their own account`,
  },
  'club-deactivated': { label: msg`Club deactivated`, says: msg`${{ actor }} deactivated the club ${{ subject }}` },
  'club-reactivated': { label: msg`Club reactivated`, says: msg`${{ actor }} reactivated the club ${{ subject }}` },
  'content-choice-made': {
    label: msg`Club publicity answered`,
    says: msg`${{ actor }} chose whether the club may feature ${{ subject }}`,
    ofSelf: msg`${{ actor }} let their club feature them`,
    ofRefusal: msg`${{ actor }} asked their club not to feature them`,
  },
  'reel-shared': {
    label: msg`Reel shared`,
    says: msg`${{ actor }} changed who can see the highlight reel ${{ subject }}`,
  },
  'review-shared': { label: msg`Review shared`, says: msg`${{ actor }} shared parts of the review of ${{ subject }}` },
  'review-sharing-stopped': {
    label: msg`Review sharing stopped`,
    says: msg`${{ actor }} stopped sharing the review of ${{ subject }}`,
  },
  'reel-deleted': { label: msg`Reel deleted`, says: msg`${{ actor }} deleted a highlight reel` },
  'spotlight-answered': {
    label: msg`Spotlight answered`,
    says: msg`${{ actor }} answered a request to use a spotlight of ${{ subject }}`,
    ofSelf: msg`${{ actor }} agreed to a spotlight`,
    ofRefusal: msg`${{ actor }} declined a spotlight`,
  },
  'takedown-answered': { label: msg`Takedown answered`, says: msg`${{ actor }} answered a takedown request` },
  'award-confirmed': {
    label: msg`Award confirmed`,
    says: msg`${{ actor }} confirmed an award of the club ${{ subject }}`,
  },
  'award-discarded': {
    label: msg`Award withdrawn`,
    says: msg`${{ actor }} withdrew an award of the club ${{ subject }}`,
  },
  'awards-announced': {
    label: msg`Awards announced`,
    says: msg`${{ actor }} announced the awards of the club ${{ subject }}`,
  },
  'note-corrected': {
    label: msg`Note corrected`,
    says: msg`${{ actor }} corrected a note in the review of ${{ subject }}`,
  },
  'job-retried': { label: msg`Failed job retried`, says: msg`${{ actor }} retried a failed job` },
  'job-discarded': { label: msg`Failed job discarded`, says: msg`${{ actor }} discarded a failed job` },
  'password-link-made': {
    label: msg`Password link created`,
    says: msg`${{ actor }} created a password link for ${{ subject }}`,
  },
  'password-link-mailed': {
    label: msg`Password link emailed`,
    says: msg`${{ actor }} emailed ${{ subject }} a password link`,
  },
  'password-link-revoked': {
    label: msg`Password link revoked`,
    says: msg`${{ actor }} revoked a password link for ${{ subject }}`,
  },
  'password-set': {
    label: msg`Password set`,
    says: msg`${{ actor }} set the password of ${{ subject }} with a link`,
    ofSelf: msg`${{ actor }} set a new password with a link`,
  },
  'password-changed': {
    label: msg`Password changed`,
    says: msg`${{ actor }} changed the password of ${{ subject }}`,
    ofSelf: msg`${{ actor }} changed their password`,
  },
  'session-ended': {
    label: msg`Session ended`,
    says: msg`${{ actor }} signed ${{ subject }} out of a device`,
    ofSelf: msg`${{ actor }} signed out of another device`,
  },
  'sessions-ended': {
    label: msg`Sessions ended`,
    says: msg`${{ actor }} signed ${{ subject }} out everywhere`,
    ofSelf: msg`${{ actor }} signed out everywhere`,
  },
  'view-started': {
    label: msg`View started`,
    says: msg`${{ actor }} viewed ${{ product: brand.name }} as ${{ subject }}`,
    ofSelf: msg`${{ actor }} viewed ${{ product: brand.name }} as ${{ role }}`,
  },
  'view-ended': {
    label: msg`View ended`,
    says: msg`${{ actor }} stopped viewing ${{ product: brand.name }} as ${{ subject }}`,
    ofSelf: msg`${{ actor }} stopped viewing ${{ product: brand.name }} as ${{ role }}`,
  },
  'changed-while-viewing': {
    label: msg`Changed while viewing`,
    says: msg`${{ actor }} changed something while viewing as ${{ subject }}`,
    ofSelf: msg`${{ actor }} changed something while viewing in another role`,
  },
  'identity-linked': {
    label: msg`Sign-in linked`,
    says: msg`${{ actor }} linked a sign-in to the account of ${{ subject }}`,
    ofSelf: msg`${{ actor }} linked a sign-in to their account`,
  },
  'identity-unlinked': {
    label: msg`Sign-in unlinked`,
    says: msg`${{ actor }} unlinked a sign-in from the account of ${{ subject }}`,
    ofSelf: msg`${{ actor }} unlinked a sign-in from their account`,
  },
  'passkey-added': {
    label: msg`Passkey added`,
    says: msg`${{ actor }} added a passkey to the account of ${{ subject }}`,
    ofSelf: msg`${{ actor }} added a passkey`,
  },
  'passkey-removed': {
    label: msg`Passkey removed`,
    says: msg`${{ actor }} removed a passkey from the account of ${{ subject }}`,
    ofSelf: msg`${{ actor }} removed a passkey`,
  },
  'authenticator-added': {
    label: msg`Authenticator app set up`,
    says: msg`${{ actor }} set up an authenticator app for ${{ subject }}`,
    ofSelf: msg`${{ actor }} set up an authenticator app`,
  },
  'authenticator-removed': {
    label: msg`Authenticator app removed`,
    says: msg`${{ actor }} removed the authenticator app of ${{ subject }}`,
    ofSelf: msg`${{ actor }} removed their authenticator app`,
  },
  'recovery-codes-renewed': {
    label: msg`Recovery codes renewed`,
    says: msg`${{ actor }} created new recovery codes for ${{ subject }}`,
    ofSelf: msg`${{ actor }} created new recovery codes`,
  },
  'recovery-code-used': {
    label: msg`Recovery code used`,
    says: msg`${{ actor }} used a recovery code of ${{ subject }}`,
    ofSelf: msg`${{ actor }} used a recovery code`,
  },
  'second-factor-reset': {
    label: msg`Second factor reset`,
    says: msg`${{ actor }} reset the second factor of ${{ subject }}`,
  },
  'account-invited': { label: msg`Account invited`, says: msg`${{ actor }} invited ${{ subject }}` },
  'invitation-withdrawn': {
    label: msg`Invitation withdrawn`,
    says: msg`${{ actor }} withdrew the invitation to ${{ subject }}`,
  },
  'account-suspended': {
    label: msg`Account suspended`,
    says: msg`${{ actor }} suspended the account of ${{ subject }}`,
  },
  'account-restored': { label: msg`Account restored`, says: msg`${{ actor }} restored the account of ${{ subject }}` },
  'account-deleted': { label: msg`Account deleted`, says: msg`${{ actor }} deleted the account of ${{ subject }}` },
  'data-exported': {
    label: msg`Data exported`,
    says: msg`${{ actor }} exported the data of ${{ subject }}`,
    ofSelf: msg`${{ actor }} exported their data`,
  },
  'deletion-requested': {
    label: msg`Deletion requested`,
    says: msg`${{ actor }} requested the deletion of the account of ${{ subject }}`,
    ofSelf: msg`${{ actor }} asked to delete their account`,
  },
  'deletion-undone': {
    label: msg`Deletion undone`,
    says: msg`${{ actor }} cancelled the deletion of the account of ${{ subject }}`,
    ofSelf: msg`${{ actor }} cancelled the deletion of their account`,
  },
  'account-erased': { label: msg`Account erased`, says: msg`${{ actor }} erased the personal data of ${{ subject }}` },
  'profile-changed-by-administrator': {
    label: msg`Profile changed by an administrator`,
    says: msg`${{ actor }} changed the profile of ${{ subject }}`,
  },
  'ranking-evening-created': {
    label: msg`Ranking evening made`,
    says: msg`${{ actor }} made a ranking evening of the club ${{ subject }}`,
  },
  'ranking-evening-deleted': {
    label: msg`Ranking evening deleted`,
    says: msg`${{ actor }} deleted an open ranking evening of the club ${{ subject }}`,
  },
  'ranking-evening-finished': {
    label: msg`Ranking evening finished`,
    says: msg`${{ actor }} finished a ranking evening of the club ${{ subject }}`,
  },
  'reference-clip-added': { label: msg`Reference clip added`, says: msg`${{ actor }} added a reference clip` },
  'reference-clip-changed': { label: msg`Reference clip changed`, says: msg`${{ actor }} changed a reference clip` },
  'reference-clip-published': {
    label: msg`Reference clip published`,
    says: msg`${{ actor }} published a reference clip`,
  },
  'reference-clip-retired': { label: msg`Reference clip retired`, says: msg`${{ actor }} retired a reference clip` },
  'reference-clip-deleted': {
    label: msg`Reference clip deleted`,
    says: msg`${{ actor }} deleted the draft of a reference clip`,
  },
  'level-requested': {
    label: msg`Second opinion requested`,
    says: msg`${{ actor }} asked for a second opinion on the level of ${{ subject }}`,
  },
  'level-verified': { label: msg`Level verified`, says: msg`${{ actor }} verified the level of ${{ subject }}` },
  'level-declined': {
    label: msg`Level declined`,
    says: msg`${{ actor }} declined the level proposed for ${{ subject }}`,
  },
  'level-withdrawn': {
    label: msg`Level withdrawn`,
    says: msg`${{ actor }} withdrew the verified level of ${{ subject }}`,
  },
  'player-added': {
    label: msg`Player invited`,
    says: msg`${{ actor }} invited a player for ${{ subject }}`,
    ofSelf: msg`${{ actor }} invited a player`,
  },
  'connection-requested': {
    label: msg`Connection requested`,
    says: msg`${{ actor }} asked to connect with ${{ subject }}`,
  },
  'connection-accepted': {
    label: msg`Connection accepted`,
    says: msg`${{ actor }} accepted the connection with ${{ subject }}`,
  },
  'connection-ended': {
    label: msg`Connection ended`,
    says: msg`${{ actor }} ended the connection with ${{ subject }}`,
  },
  'partner-invited': {
    label: msg`Partner invited`,
    says: msg`${{ actor }} invited a partner to the video ${{ subject }}`,
  },
  'partner-joined': { label: msg`Partner joined`, says: msg`${{ actor }} joined the pair in the video ${{ subject }}` },
  'partner-ended': { label: msg`Partner ended`, says: msg`${{ actor }} ended the pair in the video ${{ subject }}` },
  'training-made-by-administrator': {
    label: msg`Training created by an administrator`,
    says: msg`${{ actor }} created a training session for ${{ subject }}`,
  },
  'goals-changed-by-administrator': {
    label: msg`Goals changed by an administrator`,
    says: msg`${{ actor }} changed the goals of ${{ subject }}`,
  },
  'club-created': { label: msg`Club created`, says: msg`${{ actor }} created the club ${{ subject }}` },
  'club-edited': { label: msg`Club edited`, says: msg`${{ actor }} edited the club ${{ subject }}` },
  'session-booked-by-administrator': {
    label: msg`Session booked by an administrator`,
    says: msg`${{ actor }} booked a training session for ${{ subject }}`,
  },
  'session-changed-by-administrator': {
    label: msg`Session changed by an administrator`,
    says: msg`${{ actor }} changed a training session of ${{ subject }}`,
  },
  'session-cancelled-by-administrator': {
    label: msg`Session cancelled by an administrator`,
    says: msg`${{ actor }} cancelled a training session of ${{ subject }}`,
  },
  'session-completed-by-administrator': {
    label: msg`Session completed by an administrator`,
    says: msg`${{ actor }} completed a training session of ${{ subject }}`,
  },
  'question-marked': { label: msg`Open question marked`, says: msg`${{ actor }} marked an open question to Smashy` },
  'entry-added': { label: msg`Smashy entry added`, says: msg`${{ actor }} added an entry to Smashy’s knowledge` },
  'entry-changed': { label: msg`Smashy entry changed`, says: msg`${{ actor }} changed an entry in Smashy’s knowledge` },
  'entry-deleted': {
    label: msg`Smashy entry deleted`,
    says: msg`${{ actor }} deleted an entry from Smashy’s knowledge`,
  },
  'level-scale-set': { label: msg`Level scale set`, says: msg`${{ actor }} set the mapping of a level scale` },
  'level-scale-reset': { label: msg`Level scale reset`, says: msg`${{ actor }} returned a level scale to its formula` },
} satisfies Record<AuditAction, ActionWords<MessageDescriptor>>);
