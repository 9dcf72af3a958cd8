// The privacy policy in Danish. It must match what the product does.

import { brand } from '#domain/brand.ts';
import { ProseSection } from '../parts/prose.tsx';
import { SupportLink } from '../parts/support-link.tsx';

/** The Danish version of `english-policy.tsx`. */
export function DanishPolicy() {
  return (
    <>
      <p className="text-ink-muted">Version 2026-11</p>
      <p>
        På {brand.name} deler padelspillere videolinks fra deres kampe og får dem bedømt af certificerede trænere. Her
        kan du læse, hvad vi gemmer om dig, hvorfor, hvor længe, og hvad du kan bede om. Vi bruger hverken reklamer
        eller sporing.
      </p>

      <ProseSection id="da-controller" title="1. Hvem er ansvarlig">
        <p>
          Den, der driver denne {brand.name}-tjeneste, er dataansvarlig for dine personoplysninger. Skriv til{' '}
          <SupportLink /> om alt, der har med dine oplysninger at gøre.
        </p>
      </ProseSection>

      <ProseSection id="da-data" title="2. Hvad vi gemmer, og hvorfor">
        <ul>
          <li>
            <strong>Din konto:</strong> e-mailadresse, navn, land, spilleniveau, for danske spillere en DPF-placering,
            hvis du oplyser den, og din adgangskode i en form, der ikke kan læses tilbage. Opretter du dig med en klubs
            invitationslink: den pågældende klub. Logger du ind med Google: dit Google-id, adresse, navn og billede. Vi
            skal bruge oplysningerne for at give dig en konto og vise dit niveau på den rigtige skala.
          </li>
          <li>
            <strong>Dine videoer:</strong> de links, du deler, og det, du fortæller om dem, f.eks. dato, sted, tøjfarver
            og slaghånd, så træneren kan finde dig og bedømme dit spil. Selve videoerne gemmer vi ikke.
          </li>
          <li>
            <strong>Dine analyser:</strong> karakterer, vurderinger, noter, opsummeringer, dit verificerede niveau og
            hvem der har verificeret det, mål, træningssessioner og udmærkelser. De er den ydelse, du har tilmeldt dig.
          </li>
          <li>
            <strong>En træners stemme:</strong> når en træner indtaler en note i stedet for at skrive den, optagelsen på
            højst et minut. Den laves kun, mens træneren beder om det, og høres af dem, der må læse noten. Er en server
            til transskription sat op, bliver optagelsen sendt til den, og ordene bliver notens tekst, som træneren
            kontrollerer; ellers gør vi den ikke til tekst. Vi genkender aldrig nogen ud fra den.
          </li>
          <li>
            <strong>Dine makkere:</strong> hvem du inviterer til noterne om jeres par i en video (adressen, indtil nogen
            har sagt ja), og hvilke af andres videoer du deler.
          </li>
          <li>
            <strong>Dine juniorer,</strong> hvis en klub beder dig om at være værge for nogen: deres navne, hvor længe
            de er juniorer, dit samtykke for hver af dem og alt ovenfor, som du gør for dem. En junior har ingen
            e-mailadresse og intet login hos os, og vi gemmer ingen fødselsdato. En klub, der spørger dig, giver os dit
            navn, din adresse og juniorernes navne; siger du ikke ja, sletter vi dem efter 60 dage.
          </li>
          <li>
            <strong>Dine beskeder</strong> med dine trænere eller spillere og hvornår de blev læst, den korte besked,
            hvormed du spørger en træner eller beder om en træning, dine notifikationer, hvilke e-mails du har slået
            fra, og de enheder, hvor du har slået notifikationer til.
          </li>
          <li>
            <strong>Dine kreditter og betalinger:</strong> hvor mange analysekreditter du har, og hver ændring med dens
            grund; dit abonnement; og kvitteringerne for det, du har betalt. Kortnumre ser vi aldrig.
          </li>
          <li>
            <strong>Dine spørgsmål til Smashy</strong> og svarene, som bygger på vores egne artikler og på dine egne
            offentliggjorte analyser. Administratorer ser de spørgsmål, den ikke kunne hjælpe med, og hvilken dag de
            blev stillet, men ikke af hvem.
          </li>
          <li>
            <strong>Sikkerhed og dokumentation:</strong> dit samtykke (hvornår, hvorfra, til hvilken version), dine
            sessioner (enhed, netværksadresse, seneste brug), antallet af mislykkede login og en log over ændringer af
            konti, rettigheder og kreditter: hvad der blev ændret, af hvem, hvornår og fra hvilken netværksadresse.
          </li>
        </ul>
      </ProseSection>

      <ProseSection id="da-basis" title="3. Retsgrundlag">
        <ul>
          <li>
            <strong>Kontrakt</strong> (databeskyttelsesforordningens artikel 6, stk. 1, litra b): din konto, dine
            videoer, analyser, beskeder, kreditter og betalinger.
          </li>
          <li>
            <strong>Samtykke</strong> (artikel 6, stk. 1, litra a): det samtykke, du giver, når du opretter dig. Du kan
            altid trække det tilbage ved at slette din konto; det, der er sket forinden, forbliver lovligt.
          </li>
          <li>
            <strong>Legitime interesser</strong> (artikel 6, stk. 1, litra f): at holde tjenesten sikker, forhindre
            misbrug og kunne vise, hvem der har ændret hvad.
          </li>
        </ul>
      </ProseSection>

      <ProseSection id="da-recipients" title="4. Hvem ser dine oplysninger">
        <p>
          Kun trænere, der er direkte forbundet med dig, har adgang til dine oplysninger. Er du medlem af en klub, eller
          opretter du dig med dens invitationslink, kan de, der leder klubben, se dit navn, din e-mailadresse, dit
          niveau, dine videoer og dine offentliggjorte analyser og godkende din oprettelse, og klubbens trænere kan
          påtage sig dine videoer. Administratorer kan se det, der er nødvendigt for at drive tjenesten, og kan se den,
          som du ser den, for at hjælpe dig; hver gang det sker, og hver ændring imens, registreres i loggen. Vi sælger
          ikke oplysninger.
        </p>
        <p>
          En makker, som du inviterer til en af dine videoer, ser dit navn, den video og de noter, som din træner
          markerer som handlende om parret, og intet andet. I kan begge når som helst afslutte det.
        </p>
        <p>
          En juniors trænere og klub ser det samme om junioren, og trænerne ser desuden værgens navn; klubbens ledere
          ser værgens navn og e-mailadresse. Som værge ser du alt om junioren, får juniorens e-mails og en kopi af hver
          besked fra en træner og svarer for junioren: Uden dit ja åbnes ingen video, og junioren vises ikke offentligt.
          Når en junior overtager sin konto, kan du ikke længere se den.
        </p>
        <p>
          Alle ser kun det, du siger ja til: certifikatet for et verificeret niveau og de dele af en analyse, du vælger
          at dele, som du selv slår til, og, som medlem af en klub, du giver lov til at vise dig, dens højdepunkter,
          kort, priser og opslag, med dit navn, som du vælger det. Du kan når som helst trække et ja tilbage, i din
          profil eller der, hvor du delte analysen; så er du straks væk fra de offentlige sider. Den, der er med på en
          af dem uden at have en konto, kan <a href="/takedown">bede om at få det fjernet</a>.
        </p>
        <p>Databehandlere arbejder for os og efter vores instruks:</p>
        <ul>
          <li>hostingudbyderen, på hvis servere tjenesten, dens database og dens filer ligger,</li>
          <li>e-mailudbyderen, der leverer vores e-mails,</li>
          <li>
            betalingsudbyderen, hvis betaling er sat op: Den modtager din e-mailadresse og hvad du køber, og det, du
            selv oplyser for at betale,
          </li>
          <li>
            en udbyder af transskription, hvis en sådan er sat op: Den modtager optagelserne af træneres indtalte noter,
            uden navne, for at gøre dem til tekst,
          </li>
          <li>
            en udbyder af en sprogmodel, hvis en sådan er sat op: Den modtager de vurderinger og noter, der skal bruges
            til et udkast til en analyse, dine spørgsmål til Smashy med det, der skal til for at besvare dem, og udkast
            til din klubs opslag med navne på dem, der har sagt ja til at blive vist. Er der ingen, bliver det hele på
            vores servere.
          </li>
        </ul>
        <p>
          Slår du notifikationer til på en enhed, når de frem gennem browserens push-tjeneste (som dem hos Google, Apple
          og Mozilla). De er krypteret: Tjenesten ser, at der sendes en, ikke hvad der står i den.
        </p>
        <p>
          Er en databehandler uden for Det Europæiske Økonomiske Samarbejdsområde, overføres oplysninger på grundlag af
          en afgørelse om tilstrækkeligt beskyttelsesniveau eller Europa-Kommissionens standardkontraktbestemmelser.
        </p>
      </ProseSection>

      <ProseSection id="da-video" title="5. YouTube, Matchi.tv og Google">
        <p>
          Videoer afspilles fra YouTube (Google) eller Matchi.tv. Deres afspiller indlæses først, når du trykker på
          afspil: Først da kontakter den dem og oplyser din IP-adresse og browser. For YouTube bruger vi afspilleren med
          udvidet databeskyttelse (youtube-nocookie.com). Stillbilledet af en YouTube-video kommer fra Googles
          billedserver og indlæses, når du åbner en side, der viser det, uden at Google får at vide, hvilken side det
          er. Vores server spørger YouTube, om et link kan åbnes; den sender linket og intet om dig.
        </p>
        <p>
          »Log ind med Google« kontakter kun Google, når du bruger det. Google oplyser os da dit Google-id, din adresse,
          dit navn og dit billede og ikke andet. Indtil du accepterer denne politik, ligger de i en krypteret cookie i
          din browser i højst 10 minutter; vi gemmer intet. Du kan ophæve forbindelsen til Google i din profil. Dit
          Google-billede hentes fra Googles billedserver, hvor det vises.
        </p>
      </ProseSection>

      <ProseSection id="da-cookies" title="6. Cookies">
        <p>
          Vi sætter kun nødvendige cookies: én, der holder dig logget ind, indtil du logger ud eller er væk i 30 dage;
          krypterede i få minutter, mens du logger ind med Google; en krypteret, der i en uge husker, at du har
          registreret dig i denne browser; en krypteret, der i et år husker, at du har logget ind med den, så ingen, der
          gætter på din adgangskode, kan lukke dig ude; og én, der i ti sekunder husker, at du lige har ændret noget, så
          du ser det med det samme. Dit valg af tema og kladder, der ikke er gemt, bliver i din browser, og det gør de
          programfiler også, der viser en side, når der ikke er forbindelse; når du logger ud, fjernes det hele. De
          offentlige sider som denne henter intet fra andre.
        </p>
      </ProseSection>

      <ProseSection id="da-retention" title="7. Hvor længe vi gemmer det">
        <ul>
          <li>Konto, videoer, analyser og kreditter: indtil du sletter din konto.</li>
          <li>
            Sletning behandles inden for 48 timer og er derefter endelig. Sletter du din konto i din profil, bliver du
            straks logget ud overalt, og logger du ind inden for de 48 timer, fortrydes sletningen.
          </li>
          <li>
            Hvor dit navn stod, læser andre derefter »Slettet bruger«. Stopper en træner, bliver analyserne hos de
            spillere, de er skrevet til, underskrevet »Tidligere træner«, også indtalte noter og replays. Optagelser,
            som ingen note har længere, slettes efter syv dage, et erstattet eller slettet replay inden for en time.
          </li>
          <li>
            Beskeder: indtil en af de to sletter sin konto. Beskeder, som din klub sender til sine medlemmer: indtil du
            sletter din konto. Samtaler med Smashy: 30 dage.
          </li>
          <li>Kvitteringer: så længe bogføringsloven kræver det, også når din konto er slettet.</li>
          <li>Sessioner: 30 dage efter seneste brug, eller til du afslutter dem.</li>
          <li>Antal mislykkede login og e-mails, der er bedt om: højst et døgn.</li>
          <li>
            Links i e-mails: 24 timer til at bekræfte en adresse, 1 time til at nulstille en adgangskode, 72 timer for
            en invitation (to uger, hvis en klub har tilføjet dig fra en liste).
          </li>
          <li>
            Loggen over ændringer: så længe tjenesten drives, da dens poster hverken kan ændres eller fjernes. Den
            nævner personer ved et nummer, der ikke fører til nogen, når kontoen er slettet.
          </li>
        </ul>
      </ProseSection>

      <ProseSection id="da-rights" title="8. Dine rettigheder">
        <p>
          Du kan bede om indsigt, berigtigelse, sletning, begrænsning og en kopi af dine oplysninger i et format, der
          kan flyttes; du kan gøre indsigelse mod behandling, der bygger på legitime interesser, og trække dit samtykke
          tilbage. I din <a href="/profile?tab=security">profil under »Security«</a> kan du hente alt, hvad din konto
          indeholder, som én ZIP-fil, slette din konto og se og afslutte dine sessioner; dit navn og dit land kan du
          rette i selve profilen. Du kan også skrive til <SupportLink /> om det hele. Vi svarer inden for 24 timer og
          senest inden for en måned.
        </p>
        <p>
          Ingen afgørelse med retsvirkning træffes om dig af en maskine alene: Et udkast skrevet af AI kontrolleres og
          offentliggøres af en træner, og niveauer verificeres af trænere.
        </p>
        <p>Du kan klage til databeskyttelsesmyndigheden i dit land; i Danmark er det Datatilsynet (datatilsynet.dk).</p>
      </ProseSection>

      <ProseSection id="da-children" title="9. Børn">
        <p>
          Er du yngre end den alder, hvor du i dit land selv kan give samtykke til onlinetjenester (mellem 13 og 16 år,
          i Danmark 15 år), skal en forælder eller værge være indforstået med din konto. De kan til enhver tid få den
          slettet ved at skrive til os. Som junior i en klub har du ingen egen konto, før din værge eller klub giver dig
          den: Din værge giver samtykke, bruger tjenesten for dig og kan slette det hele.
        </p>
      </ProseSection>

      <ProseSection id="da-others" title="10. Andre i en video">
        <p>
          Del kun videoer, som de medvirkende kender til. Enhver, der ses i en video, kan skrive til os og bede om at få
          den fjernet.
        </p>
      </ProseSection>

      <ProseSection id="da-changes" title="11. Ændringer og kontakt">
        <p>
          Ændres politikken væsentligt, fortæller vi dig det, før ændringen gælder. Spørgsmål sendes til <SupportLink />
          .
        </p>
      </ProseSection>
    </>
  );
}
