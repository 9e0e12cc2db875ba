import type { PostLine } from './posts.ts';

/** People write as they speak at home. */
export const tonguePosts: readonly PostLine[] = [
  [
    'ana',
    'Dneska ráno na Zelňáku: dva pánové se hádali o cenu švestek tak dlouho, až je prodavač snědl. #brno',
    'city',
  ],
  ['yuki_t', '今朝の窯出し。三つは思い通り、一つは想像以上、残りはうちで使います。', 'plate'],
  ['samir_b', 'صباح الخير. الفول جاهز، والخبز ساخن، وأمي تقول إنكم تأخرتم.', 'plate'],
  [
    'ines_m',
    'Hoje o mar estava tão calmo que até as gaivotas falavam baixinho. Desenhei tudo em azul e ainda sobrou azul. #ilustração',
    'sea',
  ],
  ['tomas_h', 'Sto dvacet kilometrů, tři kopce, jedna svíčková. Svíčková vyhrála. #cycling', 'forest'],
  [
    'luis_g',
    'Entrenamiento bajo la lluvia. Nadie quiso irse a casa. El balón pesaba tres kilos y la alegría, nada. #football',
  ],
  ['fatima_z', 'كتبتُ كلمة «صبر» أربعين مرة اليوم. في المرة الحادية والأربعين صارت كلمةً أخرى، وصرتُ أهدأ. #خط'],
  ['aiko_m', '豆腐屋さん、完成しました。縮尺は87分の1、のれんだけ二日かかりました。', 'city'],
  [
    'petra_v',
    'Kočka dnes poprvé pustila zákazníka k oddělení poezie. Zákazník nic nekoupil, ale poděkoval jí. #bookshop',
  ],
  [
    'chloe_b',
    'Répétition ce matin dans le gymnase vide. On entendait nos pas, la pluie, et un concierge qui comptait avec nous.',
  ],
  ['ines_m', 'A minha avó diz que o nevoeiro é o mar a descansar. Fico com esta explicação.', 'sea'],
  [
    'lina_k',
    'Babcia zapytała, co właściwie robi mój komputer w szafie. „Zgadza się z innymi”, mówię. „To mądrzejszy od ciebie”, mówi babcia.',
  ],
  ['omar_h', 'سألني جاري: ما أقوى كلمة مرور؟ قلت: التي لا تقولها لي. صمت قليلاً ثم قال: إذن عليّ أن أغيّرها.'],
  [
    'zuzi',
    'Zkouška z kvantovky: dostala jsem otázku, na kterou jsem se učila, a stejně jsem odpověděla na jinou. Prošla jsem. Obě možnosti platily. #physics',
  ],
  ['mei_lin', '奶奶通关了飞蛾游戏，她的秘诀是：“先跟它们打个招呼。” #gamedev', 'night'],
  [
    'elena_r',
    'Stamattina un signore ha chiesto il pane “come quello di ieri”. Ieri eravamo chiusi. Gliel’ho dato lo stesso, era contento.',
    'plate',
  ],
  ['yuki_t', '釉薬の試験、八十七番。昨日より少しだけ雨の色に近い。'],
  ['leo_f', 'Il caffè non ha fretta. Sei tu.'],
  ['hana_c', '비 오는 날은 쉬는 날. 그런데 왜 신발은 벌써 신고 있을까. #climbing'],
  [
    'jonas_w',
    'Eine Kundin fragt, ob der Stuhl auch ohne Kissen bequem ist. Ich sage: Setzen Sie sich. Sie sitzt seit zwanzig Minuten.',
  ],
  [
    'nora_ber',
    'Første dag med sol over fjorden igjen. Hele kontoret sto ved vinduet med kaffe og sa ingenting. #tromsø',
    'mountains',
  ],
  ['vera_p', 'Снова встретила рассвет у телескопа. Я забыла, как выглядит моя кухня при свете.', 'night'],
  ['pavel_d', 'V noci Ósaka, ráno Oslo, odpoledne soused přes plot, že mu hraju v rádiu. Taky spojení. #hamradio'],
  ['mikkel', 'Vinteropbevaring: båden er på land, men kedlen hedder stadig Gudrun.', 'sea'],
  [
    'amara_d',
    'Ma grand-mère disait : on ne mesure pas le sel, on l’écoute. J’ai mis trente ans à entendre. #cuisine',
    'plate',
  ],
  [
    'devjain',
    'माँ ने पूछा, “ये ओपन सोर्स क्या होता है?” मैंने कहा, “जैसे आपकी दाल की रेसिपी, सबको पता है, फिर भी आपके जैसी नहीं बनती।”',
  ],
  [
    'diego_m',
    'El plóter trazó catorce kilómetros anoche. Yo, del sofá a la cocina, dieciséis metros. Los dos necesitábamos tinta.',
    'waves',
  ],
  ['fatima_z', 'الحبر يجفّ ببطء في الشتاء. حسناً، لستُ على عجل. #خط', 'flower'],
];
