
page.begin();
