extension LibraryTexts {
  /// The strings of each language, separated by `|` and in the order of the cases of `LibraryText`.
  static let rows: [String: String] = [
    "ar":
      """
    رجوع|المزيد|إلغاء|تم|تحرير|حفظ|إضافة|إنشاء|رد|إجراء|تنظيم|العلامات|بحث|تحديث|إيقاف|\
    الكاميرا|سلة المهملات|تشغيل|إيقاف مؤقت|إرجاع|تقديم سريع|تراجع|إعادة|قص|نسخ|لصق|\
    تحديد|تحديد الكل|حذف|إدراج|إغلاق|مزيد من المعلومات|مسح النص|جارٍ التحديث|\
    فهرس الأقسام|تحرير|الألوان|شبكة|أشرطة التمرير|أحمر|أخضر|أزرق|التعتيم|\
    اللون بالنظام السداسي عشر|صفحة %1 من %2|\
    قيد التقدم|توقف التقدم|جديد|القائمة|تراجع عن %1|إعادة %1
    """,
    "cs":
      """
    Zpět|Další|Zrušit|Hotovo|Upravit|Uložit|Přidat|Napsat|Odpovědět|Akce|Uspořádat|\
    Záložky|Hledat|Obnovit|Zastavit|Fotoaparát|Koš|Přehrát|Pozastavit|Převinout zpět|\
    Převinout vpřed|Odvolat|Opakovat|Vyjmout|Kopírovat|Vložit|Vybrat|Vybrat vše|Smazat|\
    Vložit|Zavřít|Další informace|Smazat text|Obnovuje se|Rejstřík oddílů|Úpravy|Barvy|\
    Mřížka|Jezdce|Červená|Zelená|Modrá|Krytí|Šestnáctková barva|stránka %1 z %2|\
    Probíhá|Průběh zastaven|Nové|Nabídka|Odvolat: %1|Opakovat: %1
    """,
    "da":
      """
    Tilbage|Mere|Annuller|OK|Rediger|Arkiver|Tilføj|Skriv|Svar|Handling|Organiser|\
    Bogmærker|Søg|Opdater|Stop|Kamera|Papirkurv|Afspil|Pause|Spol tilbage|Spol frem|\
    Fortryd|Gentag|Klip|Kopier|Sæt ind|Vælg|Vælg alle|Slet|Indsæt|Luk|Flere oplysninger|\
    Ryd tekst|Opdaterer|Afsnitsindeks|Redigering|Farver|Gitter|Mærker|Rød|Grøn|Blå|\
    Opacitet|Hexadecimal farve|side %1 af %2|\
    I gang|Standset|Ny|Menu|Fortryd %1|Gentag %1
    """,
    "de":
      """
    Zurück|Mehr|Abbrechen|Fertig|Bearbeiten|Sichern|Hinzufügen|Verfassen|Antworten|\
    Aktion|Ordnen|Lesezeichen|Suchen|Aktualisieren|Stopp|Kamera|Papierkorb|Wiedergabe|\
    Pause|Zurückspulen|Vorspulen|Widerrufen|Wiederholen|Ausschneiden|Kopieren|Einsetzen|\
    Auswählen|Alles auswählen|Löschen|Einfügen|Schließen|Weitere Infos|Text löschen|\
    Wird aktualisiert|Abschnittsindex|Bearbeiten|Farben|Raster|Regler|Rot|Grün|Blau|\
    Deckkraft|Farbe hexadezimal|Seite %1 von %2|\
    In Bearbeitung|Angehalten|Neu|Menü|%1 widerrufen|%1 wiederholen
    """,
    "el":
      """
    Πίσω|Περισσότερα|Ακύρωση|Τέλος|Επεξεργασία|Αποθήκευση|Προσθήκη|Σύνταξη|Απάντηση|\
    Ενέργεια|Οργάνωση|Σελιδοδείκτες|Αναζήτηση|Ανανέωση|Διακοπή|Κάμερα|Κάδος|Αναπαραγωγή|\
    Παύση|Γρήγορα πίσω|Γρήγορα εμπρός|Αναίρεση|Επανάληψη|Αποκοπή|Αντιγραφή|Επικόλληση|\
    Επιλογή|Επιλογή όλων|Διαγραφή|Εισαγωγή|Κλείσιμο|Περισσότερες πληροφορίες|\
    Απαλοιφή κειμένου|Ανανέωση|Ευρετήριο ενοτήτων|Επεξεργασία|Χρώματα|Πλέγμα|Ρυθμιστικά|\
    Κόκκινο|Πράσινο|Μπλε|Αδιαφάνεια|Δεκαεξαδικό χρώμα|σελίδα %1 από %2|\
    Σε εξέλιξη|Η πρόοδος διακόπηκε|Νέο|Μενού|Αναίρεση: %1|Επανάληψη: %1
    """,
    "en":
      """
    Back|More|Cancel|Done|Edit|Save|Add|Compose|Reply|Action|Organize|Bookmarks|Search|\
    Refresh|Stop|Camera|Trash|Play|Pause|Rewind|Fast Forward|Undo|Redo|Cut|Copy|Paste|\
    Select|Select All|Delete|Insert|Close|More info|Clear text|Refreshing|Section index|\
    Editing|Colors|Grid|Sliders|Red|Green|Blue|Opacity|Color in hexadecimal|\
    page %1 of %2|\
    In progress|Progress halted|New|Menu|Undo %1|Redo %1
    """,
    "es":
      """
    Atrás|Más|Cancelar|OK|Editar|Guardar|Añadir|Redactar|Responder|Acción|Organizar|\
    Marcadores|Buscar|Actualizar|Detener|Cámara|Papelera|Reproducir|Pausa|Rebobinar|\
    Avance rápido|Deshacer|Rehacer|Cortar|Copiar|Pegar|Seleccionar|Seleccionar todo|\
    Eliminar|Insertar|Cerrar|Más información|Borrar texto|Actualizando|\
    Índice de secciones|Edición|Colores|Cuadrícula|Reguladores|Rojo|Verde|Azul|Opacidad|\
    Color hexadecimal|página %1 de %2|\
    En curso|Detenido|Nuevo|Menú|Deshacer %1|Rehacer %1
    """,
    "fi":
      """
    Takaisin|Lisää|Kumoa|Valmis|Muokkaa|Tallenna|Lisää|Kirjoita|Vastaa|Toiminto|\
    Järjestä|Kirjanmerkit|Etsi|Päivitä|Pysäytä|Kamera|Roskakori|Toista|Tauko|\
    Kelaa taaksepäin|Kelaa eteenpäin|Peru|Tee sittenkin|Leikkaa|Kopioi|Sijoita|Valitse|\
    Valitse kaikki|Poista|Lisää|Sulje|Lisätietoja|Tyhjennä teksti|Päivitetään|\
    Osiohakemisto|Muokkaus|Värit|Ruudukko|Liukusäätimet|Punainen|Vihreä|Sininen|\
    Peittävyys|Väri heksadesimaalina|sivu %1/%2|\
    Käynnissä|Keskeytetty|Uusi|Valikko|Peru %1|Tee sittenkin %1
    """,
    "fr":
      """
    Retour|Plus|Annuler|OK|Modifier|Enregistrer|Ajouter|Écrire|Répondre|Action|Classer|\
    Signets|Rechercher|Actualiser|Arrêter|Appareil photo|Corbeille|Lecture|Pause|\
    Retour rapide|Avance rapide|Annuler|Rétablir|Couper|Copier|Coller|Sélectionner|\
    Tout sélectionner|Supprimer|Insérer|Fermer|Plus d’infos|Effacer le texte|\
    Actualisation|Index des sections|Modification|Couleurs|Grille|Curseurs|Rouge|Vert|\
    Bleu|Opacité|Couleur hexadécimale|page %1 sur %2|\
    En cours|Interrompu|Nouveau|Menu|Annuler %1|Rétablir %1
    """,
    "he":
      """
    חזרה|עוד|ביטול|סיום|עריכה|שמירה|הוספה|כתיבה|השב|פעולה|ארגון|סימניות|חיפוש|רענון|\
    עצירה|מצלמה|פח|הפעלה|השהיה|הרצה אחורה|הרצה קדימה|ביטול פעולה|ביצוע מחדש|גזירה|העתקה|\
    הדבקה|בחירה|בחירת הכל|מחיקה|הוספה|סגירה|מידע נוסף|ניקוי מלל|מרענן|אינדקס הסעיפים|\
    עריכה|צבעים|רשת|מחוונים|אדום|ירוק|כחול|אטימות|צבע הקסדצימלי|עמוד %1 מתוך %2|\
    בתהליך|ההתקדמות נעצרה|חדש|תפריט|ביטול %1|ביצוע מחדש: %1
    """,
    "hu":
      """
    Vissza|Továbbiak|Mégsem|Kész|Szerkesztés|Mentés|Hozzáadás|Írás|Válasz|Művelet|\
    Rendezés|Könyvjelzők|Keresés|Frissítés|Leállítás|Kamera|Kuka|Lejátszás|Szünet|\
    Visszatekerés|Előretekerés|Visszavonás|Ismétlés|Kivágás|Másolás|Beillesztés|\
    Kijelölés|Összes kijelölése|Törlés|Beszúrás|Bezárás|További infó|Szöveg törlése|\
    Frissítés|Szakaszmutató|Szerkesztés|Színek|Rács|Csúszkák|Vörös|Zöld|Kék|\
    Átlátszatlanság|Hexadecimális szín|%1/%2. oldal|\
    Folyamatban|A folyamat leállt|Új|Menü|Visszavonás: %1|Ismétlés: %1
    """,
    "it":
      """
    Indietro|Altro|Annulla|Fine|Modifica|Salva|Aggiungi|Scrivi|Rispondi|Azione|\
    Organizza|Segnalibri|Cerca|Aggiorna|Interrompi|Fotocamera|Cestino|Riproduci|Pausa|\
    Riavvolgi|Avanti veloce|Annulla|Ripristina|Taglia|Copia|Incolla|Seleziona|\
    Seleziona tutto|Elimina|Inserisci|Chiudi|Altre info|Cancella testo|Aggiornamento|\
    Indice delle sezioni|Modifica|Colori|Griglia|Cursori|Rosso|Verde|Blu|Opacità|\
    Colore esadecimale|pagina %1 di %2|\
    In corso|Interrotto|Nuovo|Menu|Annulla %1|Ripristina %1
    """,
    "ja":
      """
    戻る|その他|キャンセル|完了|編集|保存|追加|作成|返信|アクション|整理|ブックマーク|検索|更新|停止|カメラ|ゴミ箱|再生|一時停止|巻き戻し|早送り|\
    取り消す|やり直す|カット|コピー|ペースト|選択|すべてを選択|削除|挿入|閉じる|詳しい情報|テキストを消去|更新中|セクション索引|編集|カラー|グリッド|\
    スライダ|赤|緑|青|不透明度|16進数のカラー|%1/%2ページ|\
    進行中|停止中|新規|メニュー|%1を取り消す|%1をやり直す
    """,
    "ko":
      """
    뒤로|더 보기|취소|완료|편집|저장|추가|작성|답장|동작|정리|책갈피|검색|새로 고침|정지|카메라|휴지통|재생|일시 정지|되감기|빨리 감기|실행 취소|\
    실행 복귀|오려두기|복사하기|붙여넣기|선택|전체 선택|삭제|삽입|닫기|추가 정보|텍스트 지우기|새로 고치는 중|섹션 색인|편집|색상|격자|슬라이더|\
    빨강|초록|파랑|불투명도|16진수 색상|%2페이지 중 %1페이지|\
    진행 중|진행 중단됨|신규|메뉴|%1 실행 취소|%1 실행 복귀
    """,
    "nb":
      """
    Tilbake|Mer|Avbryt|Ferdig|Rediger|Arkiver|Legg til|Skriv|Svar|Handling|Organiser|\
    Bokmerker|Søk|Oppdater|Stopp|Kamera|Papirkurv|Spill|Pause|Spol tilbake|\
    Spol fremover|Angre|Gjør om|Klipp ut|Kopier|Lim inn|Marker|Marker alt|Slett|\
    Sett inn|Lukk|Mer info|Fjern tekst|Oppdaterer|Delindeks|Redigering|Farger|Rutenett|\
    Skyveknapper|Rød|Grønn|Blå|Opasitet|Heksadesimal farge|side %1 av %2|\
    Pågår|Stanset|Ny|Meny|Angre %1|Gjør om %1
    """,
    "nl":
      """
    Terug|Meer|Annuleer|Gereed|Wijzig|Bewaar|Voeg toe|Schrijf|Antwoord|Actie|Orden|\
    Bladwijzers|Zoek|Vernieuw|Stop|Camera|Prullenmand|Speel af|Pauzeer|Spoel terug|\
    Spoel vooruit|Herstel|Opnieuw|Knip|Kopieer|Plak|Selecteer|Selecteer alles|Verwijder|\
    Voeg in|Sluit|Meer info|Wis tekst|Vernieuwen|Sectie-index|Wijzigen|Kleuren|Raster|\
    Schuifknoppen|Rood|Groen|Blauw|Dekking|Hexadecimale kleur|pagina %1 van %2|\
    Bezig|Gestopt|Nieuw|Menu|Herstel %1|Opnieuw: %1
    """,
    "pl":
      """
    Wróć|Więcej|Anuluj|Gotowe|Edycja|Zachowaj|Dodaj|Utwórz|Odpowiedz|Czynność|Porządkuj|\
    Zakładki|Szukaj|Odśwież|Zatrzymaj|Aparat|Kosz|Odtwórz|Wstrzymaj|Przewiń wstecz|\
    Przewiń do przodu|Cofnij|Ponów|Wytnij|Kopiuj|Wklej|Zaznacz|Zaznacz wszystko|Usuń|\
    Wstaw|Zamknij|Więcej informacji|Wymaż tekst|Odświeżanie|Indeks sekcji|Edycja|Kolory|\
    Siatka|Suwaki|Czerwony|Zielony|Niebieski|Krycie|Kolor szesnastkowo|strona %1 z %2|\
    W toku|Zatrzymano|Nowe|Menu|Cofnij: %1|Ponów: %1
    """,
    "pt":
      """
    Voltar|Mais|Cancelar|OK|Editar|Salvar|Adicionar|Escrever|Responder|Ação|Organizar|\
    Favoritos|Buscar|Atualizar|Parar|Câmera|Lixo|Reproduzir|Pausar|Retroceder|Avançar|\
    Desfazer|Refazer|Cortar|Copiar|Colar|Selecionar|Selecionar Tudo|Apagar|Inserir|\
    Fechar|Mais informações|Limpar texto|Atualizando|Índice de seções|Edição|Cores|\
    Grade|Controles|Vermelho|Verde|Azul|Opacidade|Cor hexadecimal|página %1 de %2|\
    Em andamento|Interrompido|Novo|Menu|Desfazer %1|Refazer %1
    """,
    "pt-pt":
      """
    Voltar|Mais|Cancelar|OK|Editar|Guardar|Adicionar|Escrever|Responder|Ação|Organizar|\
    Marcadores|Procurar|Atualizar|Parar|Câmara|Lixo|Reproduzir|Pausa|Retroceder|Avançar|\
    Desfazer|Refazer|Cortar|Copiar|Colar|Selecionar|Selecionar tudo|Apagar|Inserir|\
    Fechar|Mais informações|Limpar texto|A atualizar|Índice de secções|Edição|Cores|\
    Grelha|Controlos|Vermelho|Verde|Azul|Opacidade|Cor hexadecimal|página %1 de %2|\
    Em curso|Interrompido|Novo|Menu|Desfazer %1|Refazer %1
    """,
    "ro":
      """
    Înapoi|Altele|Anulați|OK|Editați|Salvați|Adăugați|Compuneți|Răspundeți|Acțiune|\
    Organizați|Favorite|Căutați|Reîmprospătați|Stop|Cameră|Coș|Redați|Pauză|\
    Derulați înapoi|Derulați înainte|Anulați|Refaceți|Tăiați|Copiați|Lipiți|Selectați|\
    Selectați tot|Ștergeți|Inserați|Închideți|Mai multe informații|Ștergeți textul|\
    Se reîmprospătează|Index secțiuni|Editare|Culori|Grilă|Glisoare|Roșu|Verde|Albastru|\
    Opacitate|Culoare hexazecimală|pagina %1 din %2|\
    În curs|Întrerupt|Nou|Meniu|Anulați: %1|Refaceți: %1
    """,
    "ru":
      """
    Назад|Еще|Отменить|Готово|Изменить|Сохранить|Добавить|Написать|Ответить|Действие|\
    Упорядочить|Закладки|Поиск|Обновить|Остановить|Камера|Корзина|Воспроизвести|Пауза|\
    Перемотать назад|Перемотать вперед|Отменить|Повторить|Вырезать|Скопировать|Вставить|\
    Выбрать|Выбрать все|Удалить|Вставить|Закрыть|Подробнее|Очистить текст|Обновление|\
    Указатель разделов|Правка|Цвета|Сетка|Бегунки|Красный|Зеленый|Синий|Непрозрачность|\
    Шестнадцатеричный цвет|страница %1 из %2|\
    Выполняется|Остановлено|Новое|Меню|Отменить: %1|Повторить: %1
    """,
    "sv":
      """
    Tillbaka|Mer|Avbryt|Klar|Redigera|Spara|Lägg till|Skriv|Svara|Åtgärd|Ordna|\
    Bokmärken|Sök|Uppdatera|Stopp|Kamera|Papperskorg|Spela|Pausa|Spola bakåt|\
    Spola framåt|Ångra|Gör om|Klipp ut|Kopiera|Klistra in|Markera|Markera allt|Radera|\
    Infoga|Stäng|Mer info|Rensa text|Uppdaterar|Avsnittsindex|Redigering|Färger|Rutnät|\
    Reglage|Röd|Grön|Blå|Opacitet|Hexadecimal färg|sida %1 av %2|\
    Pågår|Avbrutet|Ny|Meny|Ångra %1|Gör om %1
    """,
    "tr":
      """
    Geri|Daha Fazla|Vazgeç|Bitti|Düzenle|Kaydet|Ekle|Yaz|Yanıtla|Eylem|Düzene Koy|\
    Yer İmleri|Ara|Yenile|Durdur|Kamera|Çöp Sepeti|Oynat|Duraklat|Geri Sar|İleri Sar|\
    Geri Al|Yinele|Kes|Kopyala|Yapıştır|Seç|Tümünü Seç|Sil|Araya Ekle|Kapat|\
    Daha fazla bilgi|Metni sil|Yenileniyor|Bölüm dizini|Düzenleme|Renkler|Izgara|\
    Sürgüler|Kırmızı|Yeşil|Mavi|Opaklık|Onaltılık renk|sayfa %1/%2|\
    Sürüyor|Durduruldu|Yeni|Menü|Geri Al: %1|Yinele: %1
    """,
    "uk":
      """
    Назад|Більше|Скасувати|Готово|Редагувати|Зберегти|Додати|Написати|Відповісти|Дія|\
    Упорядкувати|Закладки|Пошук|Оновити|Зупинити|Камера|Смітник|Відтворити|Пауза|\
    Перемотати назад|Перемотати вперед|Відмінити|Повторити|Вирізати|Скопіювати|Вставити|\
    Вибрати|Вибрати все|Видалити|Вставити|Закрити|Докладніше|Очистити текст|Оновлення|\
    Покажчик розділів|Редагування|Кольори|Сітка|Повзунки|Червоний|Зелений|Синій|\
    Непрозорість|Шістнадцятковий колір|сторінка %1 з %2|\
    Виконується|Зупинено|Нове|Меню|Відмінити: %1|Повторити: %1
    """,
    "zh-hans":
      """
    返回|更多|取消|完成|编辑|存储|添加|撰写|回复|操作|整理|书签|搜索|刷新|停止|相机|废纸篓|播放|暂停|倒回|快进|撤销|重做|剪切|拷贝|粘贴|选择|\
    全选|删除|插入|关闭|更多信息|清除文本|正在刷新|节索引|编辑|颜色|网格|滑块|红色|绿色|蓝色|不透明度|十六进制颜色|第%1页，共%2页|\
    进行中|已停止|新|菜单|撤销%1|重做%1
    """,
    "zh-hant":
      """
    返回|更多|取消|完成|編輯|儲存|加入|撰寫|回覆|動作|整理|書籤|搜尋|重新整理|停止|相機|垃圾桶|播放|暫停|倒轉|快轉|還原|重做|剪下|拷貝|貼上|選取|\
    全選|刪除|插入|關閉|更多資訊|清除文字|正在重新整理|章節索引|編輯|顏色|格線|滑桿|紅色|綠色|藍色|不透明度|十六進位顏色|第%1頁，共%2頁|\
    進行中|已停止|新|選單|還原%1|重做%1
    """,
  ]
}
