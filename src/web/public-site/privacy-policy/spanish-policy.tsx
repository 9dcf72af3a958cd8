// The privacy policy in Spanish.

import { brand } from '#domain/brand.ts';
import { ProseSection } from '../parts/prose.tsx';
import { SupportLink } from '../parts/support-link.tsx';

/** The Spanish text; `english-policy.tsx` says the same. A change of meaning is a new policy version (accounts.commands.ts). */
export function SpanishPolicy() {
  return (
    <>
      <p className="text-ink-muted">Versión 2026-11</p>
      <p>
        En {brand.name}, los jugadores de pádel comparten enlaces a vídeos de su juego y entrenadores certificados los
        analizan. Esta política explica qué guardamos sobre ti, para qué, durante cuánto tiempo y qué puedes pedirnos.
        No usamos publicidad ni seguimiento.
      </p>

      <ProseSection id="es-controller" title="1. Quién es responsable">
        <p>
          El responsable del tratamiento de tus datos personales es quien opera este servicio de {brand.name}. Para todo
          lo relativo a tus datos, escribe a <SupportLink />.
        </p>
      </ProseSection>

      <ProseSection id="es-data" title="2. Qué guardamos y para qué">
        <ul>
          <li>
            <strong>Tu cuenta:</strong> dirección de correo, nombre, país, nivel de juego, si juegas en Dinamarca y lo
            indicas un ranking de la DPF, y tu contraseña en una forma que no se puede leer. Si te registras con el
            enlace de invitación de un club: ese club. Si inicias sesión con Google: tu id de Google, dirección, nombre
            y foto. Lo necesitamos para darte una cuenta y mostrar tu nivel en la escala correcta.
          </li>
          <li>
            <strong>Tus vídeos:</strong> los enlaces que compartes y lo que nos cuentas de ellos, como la fecha, el
            lugar, los colores de la ropa y la mano con la que juegas, para que un entrenador te encuentre y valore tu
            juego. Los vídeos mismos no los guardamos.
          </li>
          <li>
            <strong>Tus análisis:</strong> puntuaciones, valoraciones, notas, resúmenes, tu nivel verificado y quién lo
            verificó, objetivos, entrenamientos y logros. Son el servicio para el que te registraste.
          </li>
          <li>
            <strong>La voz de un entrenador:</strong> cuando un entrenador dicta una nota en lugar de escribirla, la
            grabación, de un minuto como máximo. Solo grabamos mientras el entrenador lo pide, y solo pueden escucharla
            quienes pueden leer la nota. Donde hay un servidor de transcripción, la grabación se le envía y sus palabras
            pasan a ser el texto de la nota, que el entrenador revisa; si no, no la convertimos en texto. Nunca la
            usamos para reconocer a nadie.
          </li>
          <li>
            <strong>Tus compañeros:</strong> a quién invitas a las notas sobre vuestra pareja en un vídeo (su dirección,
            hasta que acepte) y qué vídeos de otros compartes.
          </li>
          <li>
            <strong>Tus juniors,</strong> si un club te pide que te ocupes de alguno: sus nombres, hasta cuándo son
            juniors, tu consentimiento para cada uno y todo lo anterior que haces por ellos. Un junior no tiene
            dirección de correo ni inicio de sesión con nosotros, y no guardamos su fecha de nacimiento. El club que te
            lo pide nos da tu nombre y dirección y los nombres de los juniors; si no aceptas, los eliminamos a los 60
            días.
          </li>
          <li>
            <strong>Tus mensajes</strong> con tus entrenadores o jugadores y cuándo se leyeron, el mensaje breve con el
            que pides un entrenador o un entrenamiento, tus notificaciones, qué correos has desactivado y los
            dispositivos en los que has activado las notificaciones.
          </li>
          <li>
            <strong>Tus créditos y pagos:</strong> cuántos créditos de análisis tienes y cada cambio con su motivo; tu
            suscripción; y los recibos de lo que has pagado. Nunca vemos números de tarjeta.
          </li>
          <li>
            <strong>Tus preguntas a Smashy</strong> y sus respuestas, que se hacen a partir de nuestros propios
            artículos y de tus propios análisis publicados. Los administradores ven las preguntas en las que no pudo
            ayudar y el día de cada una, pero no quién preguntó.
          </li>
          <li>
            <strong>Seguridad y prueba:</strong> tu consentimiento (cuándo, desde dónde, a qué versión), tus sesiones
            (dispositivo, dirección de red, último uso), un recuento de inicios de sesión fallidos y un registro de
            cambios en cuentas, permisos y créditos: qué se cambió, quién, cuándo y desde qué dirección de red.
          </li>
        </ul>
      </ProseSection>

      <ProseSection id="es-basis" title="3. Bases jurídicas">
        <ul>
          <li>
            <strong>Contrato</strong> (artículo 6(1)(b) del RGPD): tu cuenta, vídeos, análisis, mensajes, créditos y
            pagos.
          </li>
          <li>
            <strong>Consentimiento</strong> (artículo 6(1)(a)): el que das al registrarte. Puedes retirarlo en cualquier
            momento eliminando tu cuenta; lo que se hizo antes sigue siendo lícito.
          </li>
          <li>
            <strong>Interés legítimo</strong> (artículo 6(1)(f)): mantener seguro el servicio, evitar abusos y poder
            mostrar quién cambió qué.
          </li>
        </ul>
      </ProseSection>

      <ProseSection id="es-recipients" title="4. Quién ve tus datos">
        <p>
          Solo los entrenadores conectados directamente contigo pueden acceder a tus datos. Si eres socio de un club, o
          te registras con su enlace de invitación, quienes lo gestionan ven tu nombre, dirección de correo, nivel,
          vídeos y análisis publicados y pueden aprobar tu registro, y sus entrenadores pueden asumir tus vídeos. Los
          administradores pueden ver lo que necesitan para que el servicio funcione, y pueden verlo como tú para
          ayudarte; cada vez, y cada cambio que se haga entretanto, queda en el registro. No vendemos datos.
        </p>
        <p>
          El compañero al que invitas a uno de tus vídeos ve tu nombre, ese vídeo y las notas que tu entrenador marca
          como notas sobre la pareja, y nada más. Cualquiera de los dos puede terminarlo en cualquier momento.
        </p>
        <p>
          Los entrenadores y el club de un junior ven lo mismo, y los entrenadores también el nombre de su padre, madre
          o tutor; los responsables del club ven el nombre y la dirección de correo de este. Tú, como padre, madre o
          tutor, ves todo lo del junior, recibes sus correos y una copia de cada mensaje de un entrenador, y respondes
          por él: sin tu sí no se abre ningún vídeo ni se muestra al junior en público. Cuando el junior se hace cargo
          de la cuenta, dejas de verla.
        </p>
        <p>
          El público solo ve lo que aceptas: el certificado de un nivel verificado y las partes de un análisis que
          decides compartir, si los activas, y, si eres socio de un club y dejas que te muestre, sus vídeos de mejores
          jugadas, tarjetas, premios y publicaciones, con tu nombre como tú elijas. Puedes retirar tu acuerdo en
          cualquier momento, en tu perfil o donde compartiste el análisis, y desapareces al instante de las páginas
          públicas. Quien aparezca en una puede <a href="/takedown">pedir que se retire</a>, aunque no tenga cuenta.
        </p>
        <p>Trabajan para nosotros, como encargados y según nuestras instrucciones:</p>
        <ul>
          <li>el proveedor de alojamiento, cuyos servidores contienen el servicio, su base de datos y sus archivos,</li>
          <li>el proveedor de correo, que entrega nuestros correos,</li>
          <li>
            el proveedor de pagos, si los pagos están activados: recibe tu dirección de correo, lo que compras y los
            datos de pago que le das,
          </li>
          <li>
            un proveedor de transcripciones, si lo hay: recibe las grabaciones de las notas habladas de los
            entrenadores, sin nombres, para convertirlas en texto,
          </li>
          <li>
            un proveedor de un modelo de lenguaje, si lo hay: recibe las valoraciones y notas necesarias para el
            borrador de un análisis, tus preguntas a Smashy con lo que hace falta para responderlas, y borradores de las
            publicaciones de tu club, con los nombres de quienes aceptaron que se les muestre. Si no lo hay, todo esto
            se queda en nuestros servidores.
          </li>
        </ul>
        <p>
          Si activas las notificaciones en un dispositivo, le llegan por el servicio push de su navegador (como los de
          Google, Apple y Mozilla). Van cifradas: el servicio ve que se envía una, pero no su texto.
        </p>
        <p>
          Si un encargado está fuera del Espacio Económico Europeo, los datos se transfieren con base en una decisión de
          adecuación o en las cláusulas contractuales tipo de la Comisión Europea.
        </p>
      </ProseSection>

      <ProseSection id="es-video" title="5. YouTube, Matchi.tv y Google">
        <p>
          Los vídeos se reproducen desde YouTube (Google) o Matchi.tv. Solo cargamos su reproductor cuando pulsas
          reproducir. Solo entonces se pone en contacto con ellos y les da tu dirección IP y tu navegador. Para YouTube
          usamos el reproductor con privacidad mejorada (youtube-nocookie.com). La imagen fija de un vídeo de YouTube
          viene del servidor de imágenes de Google y se carga al abrir una página que la muestra, sin decir a Google qué
          página es. Nuestro servidor pregunta a YouTube si un enlace se puede abrir; envía el enlace y nada sobre ti.
        </p>
        <p>
          «Iniciar sesión con Google» solo contacta con Google cuando lo usas. Google nos dice entonces tu id de Google,
          dirección, nombre y foto, y nada más. Hasta que aceptas esta política, esperan en una cookie cifrada en tu
          navegador 10 minutos como máximo; no guardamos nada. Puedes terminar la vinculación con Google en tu perfil.
          Tu foto de Google se carga desde el servidor de imágenes de Google allí donde se muestra.
        </p>
      </ProseSection>

      <ProseSection id="es-cookies" title="6. Cookies">
        <p>
          Solo ponemos cookies necesarias: una que mantiene tu sesión iniciada hasta que la cierras o no vuelves en 30
          días; unas cifradas durante unos minutos mientras inicias sesión con Google; una cifrada que recuerda durante
          una semana que te registraste en este navegador; una cifrada que recuerda durante un año que has iniciado
          sesión con él, para que nadie que intente adivinar tu contraseña pueda dejarte fuera; y una que recuerda
          durante diez segundos que acabas de cambiar algo, para que lo veas al momento. Tu elección de tema y los
          borradores sin guardar se quedan en tu navegador, igual que los archivos del programa que muestran una página
          cuando no hay conexión; al cerrar sesión se elimina todo. Las páginas públicas, como esta, no cargan nada de
          terceros.
        </p>
      </ProseSection>

      <ProseSection id="es-retention" title="7. Cuánto tiempo lo guardamos">
        <ul>
          <li>Cuenta, vídeos, análisis y créditos: hasta que elimines tu cuenta.</li>
          <li>
            La eliminación se lleva a cabo en 48 horas y entonces es definitiva. Si eliminas tu cuenta en tu perfil, se
            cierra tu sesión en todas partes al momento, y si inicias sesión dentro de esas 48 horas se deshace.
          </li>
          <li>
            Los demás ven entonces «Usuario eliminado» en lugar de tu nombre. Cuando un entrenador se va, los análisis
            se quedan con los jugadores para los que se escribieron, firmados «Antiguo entrenador», incluidas las notas
            habladas y los recorridos. Una grabación que ya no pertenece a ninguna nota se elimina a los siete días; un
            recorrido sustituido o eliminado, en el plazo de una hora.
          </li>
          <li>
            Mensajes: hasta que una de las dos personas elimine su cuenta. Mensajes que tu club envía a sus socios:
            hasta que elimines tu cuenta. Conversaciones con Smashy: 30 días.
          </li>
          <li>Recibos: el tiempo que exija la ley contable, aunque tu cuenta se borre.</li>
          <li>Sesiones: 30 días después del último uso, o hasta que las cierres.</li>
          <li>Recuentos de inicios de sesión fallidos y de correos pedidos: un día como máximo.</li>
          <li>
            Enlaces en correos: 24 horas para confirmar una dirección, 1 hora para restablecer una contraseña, 72 horas
            para una invitación (dos semanas si un club te añadió desde una lista).
          </li>
          <li>
            El registro de cambios: mientras funcione el servicio, porque sus entradas no se pueden modificar ni quitar.
            Identifica a las personas con un número que no lleva a nadie una vez borrada la cuenta.
          </li>
        </ul>
      </ProseSection>

      <ProseSection id="es-rights" title="8. Tus derechos">
        <p>
          Puedes pedir acceso, rectificación, supresión, limitación y una copia de tus datos en un formato portátil;
          puedes oponerte al tratamiento basado en el interés legítimo y retirar tu consentimiento. En tu{' '}
          <a href="/profile?tab=security">perfil, en Seguridad,</a> puedes descargar todo lo que contiene tu cuenta como
          archivo ZIP, eliminar tu cuenta y ver y cerrar tus sesiones. Tu nombre y tu país los corriges en el propio
          perfil. Para todo ello también puedes escribir a <SupportLink />. Respondemos en 24 horas, y en un mes a más
          tardar.
        </p>
        <p>
          Ninguna máquina toma por sí sola una decisión con efectos jurídicos sobre ti: un entrenador revisa y publica
          cada borrador escrito por IA, y los entrenadores verifican los niveles.
        </p>
        <p>
          Puedes reclamar ante la autoridad de protección de datos de tu país; en Dinamarca es Datatilsynet
          (datatilsynet.dk).
        </p>
      </ProseSection>

      <ProseSection id="es-children" title="9. Menores">
        <p>
          Si no tienes la edad a la que tu país te permite consentir por ti mismo los servicios en línea (entre 13 y 16
          años, en Dinamarca 15), tu padre, madre o tutor debe aceptar tu cuenta. Puede hacer que se elimine en
          cualquier momento escribiéndonos. Como junior de un club no tienes cuenta propia hasta que tu padre, madre o
          tutor o tu club te da una: tu padre, madre o tutor da el consentimiento, usa el servicio por ti y puede
          eliminarlo todo.
        </p>
      </ProseSection>

      <ProseSection id="es-others" title="10. Otras personas en un vídeo">
        <p>
          Comparte solo vídeos de los que sepan las personas que salen en ellos. Quien aparezca en un vídeo puede
          escribirnos y pedir que lo quitemos.
        </p>
      </ProseSection>

      <ProseSection id="es-changes" title="11. Cambios y contacto">
        <p>
          Si esta política cambia en lo esencial, te lo decimos antes de que el cambio se aplique. Envía tus preguntas a{' '}
          <SupportLink />.
        </p>
      </ProseSection>
    </>
  );
}
