export const PREPARED = `
# frozen simple mixed
1935 sausage roll/s = pig in a blanket : meat wheat may-soy may-milk may-egg may-mustard may-celery may-sulphites
1936 vegan sausage roll/s = vegetarian sausage roll : plant wheat may-soy may-mustard may-celery
1937 meat pie/s = beef pie, chicken pie, steak pie, cornish pasty, pasty : meat wheat may-milk may-egg may-soy may-celery may-fish
1938 pork pie/s = steak and kidney pie, tourtiere, melton mowbray pie : meat wheat may-milk may-egg may-soy may-celery
1939 chicken pot pie/s = pot pie, turkey pot pie : meat wheat milk may-egg may-soy may-celery
1940 shepherd's pie/s = cottage pie : meat may-milk may-wheat may-egg may-soy may-celery may-fish
1941 corn dog/s = corndog : meat wheat may-egg may-milk may-soy may-mustard
1942 nugget/s : wheat may-soy may-egg may-milk may-mustard may-celery may-fish
1943 wonton/s : wheat may-soy may-egg may-crustacean may-sesame
1944 samosa/s = sambusa, sambousek : wheat may-milk may-mustard
1945 pakora/s = onion bhaji, bhaji, vegetable fritter : plant? may-wheat may-milk may-mustard
1946 onion ring/s = breaded onion ring, battered onion ring, frozen onion ring, onion ring fried, french onion ring, frozen breaded onion ring, battered onion : plant? wheat may-milk may-egg may-soy
1947 cabbage roll/s = stuffed cabbage, stuffed cabbage roll, holubtsi, golabki, holishkes : may-wheat may-egg may-soy
1948 stuffed pepper/s = stuffed bell pepper : may-wheat may-milk may-egg may-soy
1949 stuffed vine leaf/stuffed vine leaves = stuffed grape leaf, dolma, dolmade : may-nut may-sulphites
1950 stuffed pasta shell/s = stuffed shell : wheat milk may-egg may-soy
1951 quesadilla/s = taco, nacho, enchilada, fajita, chimichanga : milk may-wheat may-soy
1952 taquito/s = flauta : may-wheat may-milk may-soy
1953 tamale/s = tamale in chili gravy : may-milk may-soy
1954 empanada/s : wheat may-egg may-milk may-soy may-sulphites
1955 cheese straw/s : animal wheat milk may-egg may-mustard may-soy
1956 tiramisu : milk egg wheat may-soy may-sulphites raw-egg alcohol
# bakery simple
1957 frangipane : animal egg milk nut may-wheat
1958 pecan pie/s : animal egg milk wheat nut
1959 butter tart/s : mixed wheat milk egg may-nut may-soy may-sulphites
1960 baklava : animal wheat milk nut may-soy honey
# refrigerated simple mixed
1961 seafood salad : may-crustacean may-fish may-mollusc may-egg may-milk may-soy may-wheat may-celery may-mustard may-sulphites
1962 crab salad = surimi salad, imitation crab salad : fishy may-crustacean may-fish may-egg may-milk may-soy may-wheat may-celery may-mustard may-sulphites
1963 shrimp salad = prawn salad, lobster salad : fishy crustacean may-egg may-milk may-soy may-celery may-mustard may-sulphites
1964 caesar salad : simple fish milk wheat may-egg may-mustard may-soy no-meat
1965 egg salad : animal egg may-milk may-soy may-celery may-mustard
1966 waldorf salad : plant? nut celery may-egg may-mustard
1967 couscous salad : plant? wheat
1968 panzanella = bread salad : plant? wheat may-milk
1969 tabbouleh = tabouli, tabouli mix, tabbouleh mix : plant wheat
# other simple animal
1970 royal jelly = propolis : honey
1971 beeswax
# frozen simple mixed
2024 lobster ravioli = crab ravioli, seafood ravioli : fishy wheat may-crustacean may-fish may-mollusc may-milk may-egg may-soy
2025 butter chicken = chicken tikka masala, chicken korma : meat milk may-nut may-wheat may-soy may-mustard may-celery
2026 orange chicken = general tso chicken, sesame chicken, sweet and sour chicken, lemon chicken : meat may-soy may-wheat may-egg may-sesame
2027 peanut noodle/s = sesame noodle, pad thai, leftover pad thai : wheat may-peanut may-soy may-sesame may-egg may-fish may-crustacean
2028 greek salad : animal milk may-sulphites
# bakery simple
2029 key lime pie = lemon meringue pie, lemon pie, pumpkin pie, custard pie, chocolate pie, cream pie : plant? egg milk wheat may-soy
2030 peanut butter pie : plant? peanut milk wheat may-egg may-soy
`;
