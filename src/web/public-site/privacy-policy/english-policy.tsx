// The privacy policy in English. It must match what the product does.

import { brand } from '#domain/brand.ts';
import { ProseSection } from '../parts/prose.tsx';
import { SupportLink } from '../parts/support-link.tsx';

/** The English text, which the Danish and the Spanish one follow. A change of meaning is a new policy version (accounts.commands.ts). */
export function EnglishPolicy() {
  return (
    <>
      <p className="text-ink-muted">Version 2026-11</p>
      <p>
        {brand.name} lets padel players share video links of their play and have them reviewed by certified coaches.
        This policy says what we store about you, why, for how long, and what you can ask for. We use no advertising and
        no tracking.
      </p>

      <ProseSection id="en-controller" title="1. Who is responsible">
        <p>
          The operator of this {brand.name} service is the controller of your personal data. For anything about your
          data, write to <SupportLink />.
        </p>
      </ProseSection>

      <ProseSection id="en-data" title="2. What we store, and why">
        <ul>
          <li>
            <strong>Your account:</strong> email address, name, country, playing level, for Danish players a DPF ranking
            if you give one, and your password in a form that cannot be read back. If you register with a club’s
            invitation link: that club. If you sign in with Google: your Google id, address, name and picture. We need
            it to give you an account and to show your level on the right scale.
          </li>
          <li>
            <strong>Your videos:</strong> the links you share, and what you tell us about them, such as date, venue,
            clothing colours and playing hand, so that a coach can find you and judge your play. We do not store the
            videos themselves.
          </li>
          <li>
            <strong>Your reviews:</strong> scores, ratings, notes, summaries, your verified level and who verified it,
            goals, training sessions and achievements. They are the service you signed up for.
          </li>
          <li>
            <strong>A coach’s voice:</strong> where a coach speaks a note instead of typing it, the recording, of a
            minute at most. We record only while the coach asks for it, and only people who may read the note can
            listen. Where a transcription server is set up, the recording is sent to it and its words become the text of
            the note, which the coach checks; otherwise we do not turn it into text. We never use it to recognise
            anyone.
          </li>
          <li>
            <strong>Your partners:</strong> who you invite to the notes on your pair in a video (their address, until
            they have accepted), and which videos of others you share.
          </li>
          <li>
            <strong>Your juniors,</strong> if a club asks you to look after any: their names, until when they are
            juniors, your consent for each, and everything above that you do for them. A junior has no email address and
            no sign-in with us, and we do not store a date of birth. A club that asks you gives us your name and address
            and the names of the juniors; if you do not accept, we delete them after 60 days.
          </li>
          <li>
            <strong>Your messages</strong> with your coaches or players and when they were read, the short message with
            which you ask for a coach or for a training session, your notifications, which emails you have switched off,
            and the devices on which you have switched notifications on.
          </li>
          <li>
            <strong>Your credits and payments:</strong> how many analysis credits you have and each change with its
            reason; your subscription; and the receipts of what you paid. We never see card numbers.
          </li>
          <li>
            <strong>Your questions to Smashy</strong> and its answers, which are made from our own articles and from
            your own published reviews. Administrators see the questions it could not help with and the day of each, but
            not who asked.
          </li>
          <li>
            <strong>Security and proof:</strong> your consent (when, from where, to which version), your sessions
            (device, network address, last use), a count of failed sign-ins, and a log of changes to accounts, rights
            and credits: what was changed, by whom, when and from which network address.
          </li>
        </ul>
      </ProseSection>

      <ProseSection id="en-basis" title="3. Legal bases">
        <ul>
          <li>
            <strong>Contract</strong> (GDPR Article 6(1)(b)): your account, videos, reviews, messages, credits and
            payments.
          </li>
          <li>
            <strong>Consent</strong> (Article 6(1)(a)): the consent that you give when you register. You can withdraw it
            at any time by deleting your account; what was done before stays lawful.
          </li>
          <li>
            <strong>Legitimate interests</strong> (Article 6(1)(f)): keeping the service secure, preventing misuse, and
            being able to show who changed what.
          </li>
        </ul>
      </ProseSection>

      <ProseSection id="en-recipients" title="4. Who sees your data">
        <p>
          Only coaches who are directly connected to you can access your data. If you are a member of a club, or
          register with its invitation link, the people who manage it see your name, email address, level, videos and
          published reviews and may approve your registration, and its coaches may take on your videos. Administrators
          can see what they need to run the service, and can view it as you in order to help you; each time, and every
          change made meanwhile, is recorded in the log. We do not sell data.
        </p>
        <p>
          A partner whom you invite to one of your videos sees your name, that video and the notes that your coach marks
          as being about the pair, and nothing else. Either of you can end it at any time.
        </p>
        <p>
          What a junior’s coaches and club see is the same, and the coaches also see the guardian’s name; the club’s
          managers see the guardian’s name and email address. You, the guardian, see everything of the junior’s, get the
          junior’s emails and a copy of every message from a coach, and answer for the junior: without your yes neither
          a video is opened nor is the junior shown in public. Once a junior takes over the account, you no longer see
          it.
        </p>
        <p>
          The public sees only what you agree to: the certificate of a verified level and the parts of a review that you
          choose to share, if you switch them on, and, if you are a member of a club and let it show you, its reels,
          cards, awards and posts, with your name as you choose it. You can withdraw your agreement at any time, in your
          profile or where you shared the review, and you are off the public pages at once. Anyone who appears on one
          can <a href="/takedown">ask for it to be taken down</a>, even without an account.
        </p>
        <p>Processors work for us and on our instructions:</p>
        <ul>
          <li>the hosting provider, whose servers hold the service, its database and its files,</li>
          <li>the email provider, which delivers our emails,</li>
          <li>
            the payment provider, if payments are set up: it receives your email address and what you buy, and the
            payment details you give it,
          </li>
          <li>
            a provider of transcriptions, if one is set up: it receives the recordings of coaches’ spoken notes, without
            names, to turn them into text,
          </li>
          <li>
            a provider of a language model, if one is set up: it receives the ratings and notes needed for a draft of a
            review, your questions to Smashy with what is needed to answer them, and drafts of your club’s posts, with
            the names of people who agreed to be shown. Without one, all of this stays on our servers.
          </li>
        </ul>
        <p>
          If you switch notifications on for a device, they reach it through the push service of its browser (such as
          those of Google, Apple and Mozilla). They are encrypted: the service sees that one is sent, but not its text.
        </p>
        <p>
          If a processor is outside the European Economic Area, data is transferred on the basis of an adequacy decision
          or of the European Commission’s standard contractual clauses.
        </p>
      </ProseSection>

      <ProseSection id="en-video" title="5. YouTube, Matchi.tv and Google">
        <p>
          Videos play from YouTube (Google) or Matchi.tv. We load their player only when you press play. Only then does
          it contact them and give them your IP address and browser. For YouTube we use the privacy-enhanced player
          (youtube-nocookie.com). The still picture of a YouTube video comes from Google’s picture server and is loaded
          when you open a page that shows it, without telling Google which page that is. Our server asks YouTube whether
          a link can be opened; it sends the link and nothing about you.
        </p>
        <p>
          “Sign in with Google” contacts Google only when you use it. Google then tells us your Google id, address, name
          and picture, and nothing else. Until you agree to this policy, they wait in an encrypted cookie in your
          browser for at most 10 minutes; we store nothing. You can end the link to Google in your profile. Your Google
          picture is loaded from Google’s picture server wherever it is shown.
        </p>
      </ProseSection>

      <ProseSection id="en-cookies" title="6. Cookies">
        <p>
          We set only cookies that are necessary: one that keeps you signed in until you log out or stay away for 30
          days; encrypted ones for a few minutes while you sign in with Google; an encrypted one that remembers for a
          week that you registered in this browser; an encrypted one that remembers for a year that you have signed in
          with it, so that nobody who guesses at your password can lock you out; and one that remembers for ten seconds
          that you have just changed something, so that you see it at once. Your choice of theme and unsaved drafts stay
          in your browser, and so do the program files that show a page when there is no connection; logging out removes
          all of them. The public pages, such as this one, load nothing from other parties.
        </p>
      </ProseSection>

      <ProseSection id="en-retention" title="7. How long we keep it">
        <ul>
          <li>Account, videos, reviews and credits: until you delete your account.</li>
          <li>
            Deletion is processed within 48 hours and is then permanent. If you delete your account in your profile, you
            are signed out everywhere at once, and signing in within these 48 hours undoes it.
          </li>
          <li>
            Others then see “Deleted user” instead of your name. When a coach leaves, the reviews stay with the players
            they were written for, signed “Former coach”, including spoken notes and replays. A recording that no longer
            belongs to a note is deleted after seven days, a replay that was replaced or deleted within the hour.
          </li>
          <li>
            Messages: until either person deletes their account. Messages that your club sends to its members: until you
            delete your account. Conversations with Smashy: 30 days.
          </li>
          <li>Receipts: as long as bookkeeping law requires, even if your account is erased.</li>
          <li>Sessions: 30 days after the last use, or until you end them.</li>
          <li>Counts of failed sign-ins and requested emails: at most a day.</li>
          <li>
            Links in emails: 24 hours to confirm an address, 1 hour to reset a password, 72 hours for an invitation (two
            weeks if a club added you from a list).
          </li>
          <li>
            The log of changes: as long as the service runs, because its entries cannot be altered or removed. It
            identifies people by a number that cannot be traced to anyone once the account is erased.
          </li>
        </ul>
      </ProseSection>

      <ProseSection id="en-rights" title="8. Your rights">
        <p>
          You can ask for access, correction, erasure, restriction and a copy of your data in a portable form; you can
          object to processing that rests on legitimate interests, and withdraw your consent. In your{' '}
          <a href="/profile?tab=security">profile, under Security,</a> you can download everything your account holds as
          a ZIP file, delete your account, and see and end your sessions. You can correct your name and country in the
          profile itself. You can also write to <SupportLink /> for all of this. We reply within 24 hours, and within
          one month at the latest.
        </p>
        <p>
          No machine alone makes a decision with legal effect about you: a coach checks and publishes any draft written
          by AI, and coaches verify levels.
        </p>
        <p>
          You can complain to the data protection authority of your country; in Denmark that is Datatilsynet
          (datatilsynet.dk).
        </p>
      </ProseSection>

      <ProseSection id="en-children" title="9. Children">
        <p>
          If you are younger than the age at which your country lets you consent to online services yourself (between 13
          and 16, in Denmark 15), a parent or guardian must agree to your account. They can have it deleted at any time
          by writing to us. As a junior of a club you have no account of your own until your guardian or club gives you
          one: your guardian consents, uses the service for you and can delete all of it.
        </p>
      </ProseSection>

      <ProseSection id="en-others" title="10. Other people in a video">
        <p>
          Share only videos that the people in them know about. Anyone shown in a video can write to us and ask us to
          remove it.
        </p>
      </ProseSection>

      <ProseSection id="en-changes" title="11. Changes and contact">
        <p>
          If this policy changes in substance, we tell you before the change applies. Send your questions to{' '}
          <SupportLink />.
        </p>
      </ProseSection>
    </>
  );
}
