// Signs of an emergency in Danish, written without accents: "æ" is "ae", "ø" is "o", "å" is "a".

import { everyPhrase, near, phrases, type Signs } from './signs.ts';

const ache =
  'ondt|smerter?|smerten|smertefuldt|trykken|trykker|strammer|snorer|stikker|stik|stikken|svier|braender|klemmer|knuger|knugende|presser|jag';
const head = '(?:hovedet|hoved|tindingen|baghovedet|panden|ansigtet|kraniet)';
const eye = '(?:ojet|oje|ojne|ojnene)';
const ball = '(?:bold\\w*|ketsjer\\w*|bat|battet|smash\\w*|albue\\w*|finger\\w*|slag|slaget)';
const limb =
  '(?:arm\\w*|ben|benet|ankel|anklen|handled\\w*|finger|fingeren|fod|foden|naese\\w*|ribben\\w*|kraveben\\w*|knae|knaeet|ryggen|nakken|hand|handen|albue|albuen|skulder|skulderen|taen|hofte\\w*|kaebe\\w*)';
/** A racket that is described, not one that hit someone. */
const rackets =
  '(?<!(?:af|med|fra|fik|faet|far|tog|ramt) (?:et|en|sit|sin|mit|min|hans|hendes|makkerens) )(?:bat|battet|ketsjer\\w*|racket\\w*)';
/** What a player wants to die at the glass. */
const balls =
  '(?:(?:min|mit|mine|vores|sin|sit|en|et|den|de|deres)(?: \\S+)? )?(?:bold\\w*|bandeja\\w*|vibora\\w*|lob\\w*|smash\\w*|slag|slaget|serv\\w*|retur\\w*|volley\\w*|flugtning\\w*|chiquita\\w*|dropshot\\w*|stopbold\\w*|baghand\\w*|forhand\\w*|bajada\\w*|overhead\\w*|den|dem)';

export const danish: Signs = {
  list: [
    {
      kind: 'self-harm',
      found: phrases(
        '(?:sla|slar|tage|drabe|draebe) (?:mig|sig|ham|hende)? ?(?:selv )?ihjel|(?:draebe|drabe) (?:mig|sig) selv',
        '(?:tage|tager|tog|ende) (?:livet af (?:mig|sig)|(?:mit|sit) (?:eget )?liv)',
        'selvmord\\w*|selvskad\\w*|selvmordstank\\w*',
        'jeg(?: \\S+){0,5} (?:at|gerne|bare|helst|ville|vil) do|(?:han|hun)(?: \\S+){0,3} (?:gerne|bare|helst|vil|onsker at) do|lyst til at do',
        '(?:vil|gider|orker|kan|onsker)(?: \\S+){0,2} ikke(?: \\S+){0,2} (?:at )?(?:leve|vaere her|eksistere)(?: laengere| mere)?',
        '(?:gider|orker) ikke (?:mere )?(?:livet|at leve)|ikke (?:mere )?(?:lyst til|vaerd) at leve|livet (?:er ikke vaerd|har ingen mening|giver ingen mening)|traet af (?:livet|at leve)',
        'onsker? (?:at )?jeg var dod|var (?:hellere )?dod|bedre (?:stillet )?uden mig|gore en ende pa (?:det|livet|mit)|haenge mig',
        '(?:skade|skaere|cutte|gore skade pa|gor skade pa) (?:i )?mig selv|skaerer i mig selv',
        'ingen (?:vil|ville) savne mig|(?:og|jeg) (?:vil|ville) (?:gerne|bare|helst|hellere|virkelig) do',
      ),
      harmless: everyPhrase(
        `(?:far|fa|faet|fik)(?: jeg| vi| man| du)?(?: altid| aldrig| ikke)? ${balls} til at do`,
        `${balls} (?:til at|skal|skulle|kan|vil|til|bare|helst)(?: \\S+)? do`,
        '(?:lobben|lob|serven?|smash\\w*|slaget|slag|returen|retur|flugtningen|volley\\w*|taktikken) (?:er|var)(?: \\S+)? selvmord',
      ),
      unless: phrases(
        'do af (?:grin|varme|sult|torst|skam|traethed|kedsomhed)|do for (?:at|padel)|leve (?:op|uden|med|i|af)',
        '(?:makker\\w*|modstander\\w*|han|hun|de) (?:slar|slog|draebte|drabte) (?:mig|os)',
        'selvmords(?:bold|lob|drill|slag|serv|lobet|intervaller|taktik)\\w*',
      ),
    },
    {
      kind: 'heart',
      found: phrases(
        near('bryst|brystet|brystkassen|brystbenet|hjertet|hjerte|hjerteregionen', ache, 4),
        'brystsmert\\w*|tryk (?:for|over|i|pa) (?:brystet|hjertet)|trykken for brystet|tung\\w* (?:for|i|over) brystet|elefant … brystet',
        'hjerteanfald\\w*|hjertestop\\w*|hjertetilfaelde\\w*|blodprop\\w*|hjertebanken\\w*|hjertekramp\\w*|angina',
        'hjertet? (?:galoperer|hamrer|flimrer|springer|slar uregelmaessigt|racer|banker (?:uregelmaessigt|vildt|helt vildt|meget hurtigt)|stopper|stoppede)',
        '(?:smert\\w*|ondt|stral\\w*|snurrer|folelseslos) … (?:ud i (?:venstre )?arm\\w*|venstre arm og|kaeben)',
      ),
      unless: phrases(
        'hjertet … (?:nervos\\w*|for (?:en|hver) kamp)',
        '(?:nervos\\w*|for (?:en|hver) kamp) … hjertet',
        'hjertet (?:i|af) spillet',
      ),
    },
    {
      kind: 'breathing',
      found: phrases(
        '(?:kan|kunne) (?:\\S+ )?(?:ikke|knap|naesten ikke|darligt) (?:rigtig )?(?:fa|traekke|haente|hente)? ?(?:vejret|vejr|luft|ande|andenod)',
        '(?:far|traekker) (?:ikke|naesten ikke|knap) (?:vejret|luft)|svaert ved at (?:traekke (?:vejret|vejr)|fa (?:luft|vejret)|ande)|besvaer med at (?:traekke vejret|ande)',
        'andenod|vejrtraekningsbesvaer|hiver efter (?:vejret|luft)|(?:holdt op med at|ikke) (?:traekker|traekke) vejret|ander ikke|ingen puls',
        'allergisk (?:reaktion|chok)|anafyla\\w*|astmaanfald|insulinchok|lavt blodsukker',
        '(?:halsen|tungen|laeberne|laeben|ansigtet) … (?:haever|haevet|haevede|svulmer|lukker)',
      ),
    },
    {
      kind: 'stroke',
      found: phrases(
        'slagtilfaelde|hjerneblodning|hjerneblodprop',
        'mundvig\\w* … haenger|haenger … mundvig\\w*|(?:ansigtet|ansigt) … (?:haenger|skaevt|lammet)|skaev i ansigtet|skaevt ansigt',
        'snovl\\w*|taler (?:utydeligt|sludder|uforstaeligt)|kan (?:ikke|pludselig ikke) (?:tale|snakke)',
        '(?:lammet|folelseslos|kraftlos|snurrer) (?:i|pa|i den) (?:den )?(?:ene|hojre|venstre|halvdelen)|lammelse\\w*|halvsidig\\w*',
      ),
    },
    {
      kind: 'collapse',
      found: phrases(
        'svimmel|svimmelhed|svimmelt|besvim\\w*|bevidstlos\\w*|(?:mist\\w*|taber) bevidstheden',
        '(?:faldt|falder|faldet|dejs\\w*|falde) (?:pludselig )?om(?: pa|$| og| under| midt| uden| ved| i varmen)|segne\\w* (?:om|sammen)|faldt sammen|faldet sammen',
        '(?:han|hun|makker|modstander\\w*|spiller\\w*) (?:svarer|reagerer) ikke(?: mere| laengere| pa (?:os|mig|noget))?|vagner ikke|ikke (?:kontaktbar|til at vaekke)',
        'kollaps\\w*|krampeanfald|kramper i hele kroppen|epilep\\w*|ildebefindende|vertigo',
        'sortner|sort for (?:ojnene|mine ojne|hans|hendes)|ved at (?:besvime|ga ud som et lys|ga ud)|det hele (?:drejer|korer) rundt|rummet drejer|(?:darligt|utilpas) og svimmel',
        '(?:ring|brug for|ringe) (?:efter )?(?:en )?ambulance',
      ),
      unless: phrases(
        '(?:vi|de|vores|deres|spillet|forsvaret|formen|selvtilliden)(?: \\S+){0,2} kollaps\\w*',
        'kollaps\\w* i (?:\\S+ )?(?:saet|tiebreak\\w*)',
        'vertigo',
      ),
    },
    {
      kind: 'bleeding',
      found: phrases(
        'bloder (?:meget|kraftigt|voldsomt|stadig|helt vildt|og|fra (?:hovedet|oret|munden|ojet))',
        '(?:vil|kan) ikke (?:fa )?(?:stoppe|stoppet|stopper) … blod\\w*|(?:stopper|holder) ikke (?:op )?(?:med at blode|blodning\\w*)|blodning\\w* … (?:stopper ikke|ikke stoppe\\w*|kraftig)|kraftig\\w* blodning\\w*|bloder uden',
        'blod overalt|meget blod|(?:hoster|kaster|spytter) blod(?: op)?|dybt sar',
      ),
    },
    {
      kind: 'head',
      found: phrases(
        `(?:slog|slar|slaet|ramt|ramte|rammer|banket|bankede|stodte|stodt|knaldet|knaldede|hamret|hamrede|fald\\w*|ramlede)(?: \\S+){0,6} (?:i|pa|mod|ind i|med) ${head}`,
        `(?:slog|slar|slaet|banket|bankede|stodte|stodt|knaldet) (?:mit |sit |hans |hendes )?${head}`,
        `${ball}(?: \\S+){0,3} (?:i|mod|pa|ind i) ${head}`,
        `${head} (?:ind i|mod|ned i|i) (?:glasset|ruden|vaeggen|gulvet|banen|muren|hegnet|stolpen|glasvaeggen)`,
        'hjernerystels\\w*|hovedskad\\w*|hovedtraume\\w*|(?:slag|bule|stod) (?:i|mod|til) (?:hovedet|panden)|kraniebrud\\w*|(?:sla|slog|slaet) (?:ham |hende |mig )?bevidstlos',
        'hoved(?:et)?(?: er| foles| foltes)?(?: \\S+)? (?:tungt|dunker|snurrer|banker) … (?:efter|siden) (?:\\S+ ){0,3}(?:ramt\\w*|slog|slaet|fik|faldt|lob|ramlede|stodte)',
        'voldsom hovedpine|hovedpine og (?:kaster|kastet|opkast\\w*|kvalm\\w*)|kan ikke (?:bevaege|maerke) (?:mine |mit |min )?(?:ben|benene|arme\\w*|armen|nakken|fodder\\w*|haender\\w*)|braekket nakken',
      ),
      harmless: everyPhrase(
        `${rackets}(?: \\S+){0,4} (?:tung|tungt|tunge|tungere|let|lettere|stiv|stift|blod|blodt|hard|hardt|vaegt\\w*|balance\\w*)(?: \\S+)? i hovedet`,
      ),
      unless: phrases(
        'ketsjer(?:ens|hoved\\w*)? hoved\\w*',
        'over hovedet',
        'hoved(?:et)? (?:af|pa) (?:ketsjeren|battet|bat)',
      ),
    },
    {
      kind: 'eye',
      found: phrases(
        `(?:${ball}|ramt|ramte|rammer|slaet|slog|fik|stukket)(?: \\S+){0,6} (?:i|pa|mod|ind i) (?:det |den |mit |hans |hendes |min makkers |makkerens )?(?:hojre |venstre |ene )?${eye}`,
        `${eye} … (?:blod\\w*|bloder|haevet|haevede|ondt|smert\\w*|slort\\w*|svier|rodt)|(?:ondt|smert\\w*|blod|skad\\w*) (?:i|pa|fra) (?:det |mit |hans |hendes )?(?:hojre |venstre |ene )?${eye}`,
        `kan (?:ikke|naesten ikke|ingenting|intet)(?: \\S+)? se … ${eye}|ser (?:dobbelt|slort|lysglimt|uklart)|slort syn|dobbeltsyn|sloret syn|(?:mistet|mistede|mister) synet|synsforstyrrels\\w*`,
      ),
      unless: phrases('(?:sol|solen|lys|lyset|lamper\\w*|sved|blaend\\w*)', 'holde? oje|for oje|oje for'),
    },
    {
      kind: 'heat',
      found: phrases(
        'hedeslag\\w*|solstik\\w*|varmeslag\\w*|hedeudmattelse|overophedet|hedekollaps',
        near(
          'varme|varmen|varmt|heden|hede|solen|sol',
          'kast\\w* op|opkast\\w*|kvalm\\w*|forvirr\\w*|braekk\\w* mig|sveder ikke|kulderyst\\w*|gasehud|hovedpine|skidt tilpas|darligt tilpas',
          8,
        ),
      ),
    },
    {
      kind: 'injury',
      found: phrases(
        near(
          'akilles\\w*|achilles\\w*|senen|sene|laegmusklen|laegmuskel|laeggen|korsband\\w*|ledband\\w*|menisken|baglar\\w*|muskel|musklen|hasen|haelen',
          'sprunget|sprang|springer|knaek|knaekkede|smaeld|smaeldede|smald|overrevet|revet|rev|spraengt|spraengte|bristet|brast|pop|poppede|fibersprangning|sparket|spark|rog|roget',
          6,
        ),
        `(?:skulder\\w*|knae\\w*|finger\\w*|ank\\w*|albue\\w*|kaebe\\w*|tommel\\w*) … (?:af led|ud af led|braekket|hoppet ud|gaet ud|rykket)|(?:braekket|braekkede|braek|brud pa)(?: \\S+){0,2} ${limb}|${limb} (?:er |ser ud til at vaere )?braekket`,
        'knoglebrud|abent brud|knogle\\w* … (?:stikker|synlig|ude)|gaet af led',
        '(?:smaeld|smald|knaek|pop|knald) (?:i|bag|fra) (?:min |mit |hans |hendes |venstre |hojre )?(?:laeg|laeggen|hael|haelen|ben|benet|knae|knaeet|fod|foden|akilles\\w*|ankel|anklen|laret)',
        'kan ikke (?:ga|stotte|sta|traede) (?:pa|ned pa)(?: \\S+)? (?:ben\\w*|fod\\w*|ta\\w*|anklen)|kan ikke stotte',
      ),
      unless: phrases(
        '(?:ketsjer\\w*|streng\\w*|bat|battet|sidste (?:ar|saeson|sommer|vinter)|(?:ar|maneder) siden|genoptraen\\w*|tilbage efter|operation\\w*|opereret)',
      ),
    },
  ],
  words:
    'brystet brystsmerter hjerteanfald hjertestop hjertebanken hjertet smerter trykken vejret andenod svimmel svimmelhed besvimet besvimede besvime bevidstlos hjernerystelse hovedet ojet blodprop hedeslag solstik forvirret kvalme akillessenen achillessenen sprunget braekket selvmord ihjel ambulance hovedpine laeggen smaeld kaster',
  prevention: /\b(undga\w*|forebyg\w*|beskyt\w*|risiko\w*|briller|forsikring)\b/,
  rules:
    /\b(lovlig\w*|ulovlig\w*|tilladt|ma man|hvis point|point|pointet|reg(el|ler|lerne)|fejl|gaelder|taeller|straf|sigte)\b/,
  acute:
    /\b(nu|lige|jeg har|han har|hun har|foler|fole|ondt|bloder|blod|kast\w*|svimmel|hovedpine|bevidstlos|haevet|slort|kan ikke|hjaelp)\b/,
};
